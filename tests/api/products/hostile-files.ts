import {
  ascii,
  extendedWebp,
  height,
  joined,
  jpeg,
  jpegOf,
  jpegSegment,
  jpegWith,
  losslessWebp,
  patched,
  png,
  pngChunk,
  pngData,
  pngEnd,
  pngOf,
  webp,
  width,
} from "#tests/support/pictures.ts";

/** A file that somebody sends as an image of a product. */
export interface HostileFile {
  what: string;
  content: Uint8Array;
  filename?: string;
  type?: string;
}

const script = "<script>alert(document.cookie)</script>";
const html = ascii(`<!doctype html><html><body>${script}</body></html>`);
const svg = ascii(`<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${script}</svg>`);
const php = ascii("<?php system($_GET['c']); ?>");
const zip = joined(ascii("PK\x03\x04\x14\x00\x00\x00\x08\x00"), new Uint8Array(40), ascii("PK\x05\x06"));
const pdf = ascii("%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj\n%%EOF");
const gif = ascii("GIF89a\x01\x00\x01\x00\x80\x00\x00\xff\xff\xff\x00\x00\x00,\x00\x00\x00\x00\x01\x00\x01;");
const box = (brand: string) => ascii(`\x00\x00\x00\x1cftyp${brand}\x00\x00\x00\x00${brand}mif1miaf`);
const frame = Buffer.from(jpeg).indexOf(Buffer.from([0xff, 0xc0]));
const padded = (start: string) => joined(ascii(start), new Uint8Array(200));

export const emptyFile: HostileFile = { what: "empty", content: new Uint8Array(), filename: "a.png" };

/** What is no image, whatever it is called and said to be. */
export const noImages: readonly HostileFile[] = [
  { what: "an SVG with a script", content: svg, filename: "logo.svg", type: "image/svg+xml" },
  { what: "an SVG that is called PNG", content: svg, filename: "logo.png", type: "image/png" },
  {
    what: "a compressed SVG",
    content: padded("\x1f\x8b\x08\x00"),
    filename: "a.svgz",
    type: "image/svg+xml",
  },
  { what: "a page", content: html, filename: "page.html", type: "text/html" },
  { what: "a page that is called PNG", content: html, filename: "page.png", type: "image/png" },
  { what: "a page behind a byte order mark", content: joined(ascii("\xef\xbb\xbf"), html) },
  { what: "a page in front of a PNG", content: joined(html, png), type: "image/png" },
  { what: "a page in front of a JPEG", content: joined(html, jpeg) },
  {
    what: "XML with an external entity",
    content: ascii('<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>'),
  },
  { what: "a script", content: ascii("alert(1)"), filename: "a.js", type: "text/javascript" },
  { what: "a stylesheet", content: ascii("@import 'http://evil.test'"), type: "text/css" },
  { what: "a program in PHP", content: php, filename: "shell.php.jpg" },
  { what: "a shell script", content: ascii("#!/bin/sh\nrm -rf /\n"), filename: "foto.jpg.sh" },
  { what: "a GIF", content: gif, filename: "a.gif", type: "image/gif" },
  { what: "a GIF that is a script", content: ascii("GIF89a/*;*/=1;alert(1)"), type: "image/gif" },
  { what: "a BMP", content: padded("BM\x36\x00\x00\x00"), type: "image/bmp" },
  { what: "a BMP that is a script", content: ascii("BM/*\x00*/=1;alert(1)"), type: "image/bmp" },
  { what: "a TIFF of Intel's order", content: padded("II*\x00\x08\x00\x00\x00"), type: "image/tiff" },
  { what: "a TIFF of Motorola's order", content: padded("MM\x00*\x00\x00\x00\x08"), type: "image/tiff" },
  { what: "an icon", content: padded("\x00\x00\x01\x00\x01\x00"), type: "image/x-icon" },
  { what: "an AVIF", content: box("avif"), type: "image/avif" },
  { what: "a HEIC", content: box("heic"), type: "image/heic" },
  { what: "an MP4", content: box("isom"), type: "video/mp4" },
  { what: "a JPEG XL", content: padded("\xff\x0a"), type: "image/jxl" },
  { what: "a JPEG 2000", content: padded("\x00\x00\x00\x0cjP  \r\n\x87\n"), type: "image/jp2" },
  { what: "a PSD", content: padded("8BPS\x00\x01"), type: "image/vnd.adobe.photoshop" },
  { what: "a PDF", content: pdf, type: "application/pdf" },
  { what: "a PostScript", content: ascii("%!PS\n(/etc/passwd) (r) file"), type: "application/postscript" },
  { what: "an ImageMagick script", content: ascii("push graphic-context\nfill 'url(https://e.test|ls)'") },
  { what: "an EXE", content: padded("MZ\x90\x00"), filename: "foto.jpg.exe" },
  { what: "an ELF program", content: padded("\x7fELF\x02\x01\x01") },
  { what: "a ZIP", content: zip, type: "application/zip" },
  { what: "a ZIP in front of a JPEG", content: joined(zip, jpeg) },
  { what: "a gzip", content: padded("\x1f\x8b\x08\x00") },
  { what: "WebAssembly", content: padded("\x00asm\x01\x00\x00\x00"), type: "application/wasm" },
  { what: "an AVI", content: padded("RIFF\xc8\x00\x00\x00AVI LIST"), type: "video/avi" },
  { what: "a WAV", content: padded("RIFF\xc8\x00\x00\x00WAVEfmt ") },
  { what: "one byte", content: new Uint8Array([0xff]) },
  { what: "a megabyte of zeros", content: new Uint8Array(1_000_000) },
  { what: "a megabyte of 0xff", content: new Uint8Array(1_000_000).fill(0xff) },
  { what: "only the signature of a PNG", content: png.subarray(0, 8) },
  { what: "only the signature of a JPEG", content: jpeg.subarray(0, 3) },
  { what: "only the signature of a WebP", content: webp.subarray(0, 16) },
  { what: "the signature of a PNG and a page", content: joined(png.subarray(0, 8), html), type: "image/png" },
  { what: "the signature of a JPEG and a page", content: joined(jpeg.subarray(0, 4), html) },
  { what: "the signature of a JPEG and a program", content: joined(jpeg.subarray(0, 20), php) },
  { what: "a PNG with line ends of Unix", content: joined(ascii("\x89PNG\n\n"), png.subarray(8)) },
  { what: "a PNG without data", content: pngOf(width, height, pngEnd) },
  { what: "a PNG without an end", content: pngOf(width, height, pngData) },
  { what: "a PNG with a page in its end", content: pngOf(width, height, pngData, pngChunk("IEND", html)) },
  {
    what: "a PNG with a negative length",
    content: pngOf(width, height, pngChunk("IDAT", html, 0xffffffff), pngEnd),
  },
  {
    what: "a PNG with a huge length",
    content: pngOf(width, height, pngChunk("IDAT", html, 0x7fffffff), pngEnd),
  },
  {
    what: "a PNG with a length one too large",
    content: pngOf(width, height, pngChunk("IDAT", html, html.length + 1)),
  },
  { what: "a PNG of no pixels", content: pngOf(0, 0, pngData, pngEnd) },
  { what: "a JPEG of no pixels", content: patched(jpeg, frame + 5, [0, 0, 0, 0]) },
  { what: "a JPEG cut in the middle", content: jpeg.subarray(0, jpeg.length >> 1) },
  { what: "a JPEG without its last byte", content: jpeg.subarray(0, -1) },
  { what: "a JPEG without a frame", content: joined(jpeg.subarray(0, frame), jpeg.subarray(frame + 19)) },
  {
    what: "a JPEG that is markers only",
    content: new Uint8Array([0xff, 0xd8, ...Array(40).fill(0xff), 0xd9]),
  },
  { what: "a WebP that claims to be longer", content: patched(webp, 4, [webp.length]) },
  { what: "a WebP that claims to be shorter", content: patched(webp, 4, [40]) },
  { what: "a WebP of negative length", content: patched(webp, 4, [255, 255, 255, 255]) },
  { what: "a WebP with a chunk too long", content: patched(webp, 16, [255, 255, 255, 255]) },
  { what: "a WebP without a picture", content: patched(extendedWebp, 54, [...ascii("EVIL")]) },
];

/** What is an image, of more pixels than any memory. */
export const largeImages: readonly HostileFile[] = [
  { what: "a PNG of 65535 pixels a side", content: pngOf(65_535, 65_535, pngData, pngEnd) },
  { what: "a PNG of four billion pixels a side", content: pngOf(0xffffffff, 0xffffffff, pngData, pngEnd) },
  { what: "a PNG of one row of a million pixels", content: pngOf(1_000_000, 1, pngData, pngEnd) },
  { what: "a JPEG of 65535 pixels a side", content: patched(jpeg, frame + 5, [255, 255, 255, 255]) },
  { what: "a WebP of 16384 pixels a side", content: patched(losslessWebp, 21, [255, 255, 255, 15]) },
  { what: "a WebP of 16777216 pixels a side", content: patched(extendedWebp, 24, Array(6).fill(255)) },
];

/** What is an image, and more: it is kept as far as it is `image`. */
export const images: readonly (HostileFile & { image: Uint8Array })[] = [
  ...[html, zip, php, pdf, svg, gif, png].map((content, index) => ({
    what: `a JPEG with ${["a page", "a ZIP", "PHP", "a PDF", "an SVG", "a GIF", "a PNG"][index]} behind it`,
    content: joined(jpeg, content),
    image: jpeg,
  })),
  { what: "a PNG with a page behind it", content: joined(png, html), type: "image/png", image: png },
  { what: "a WebP with a page behind it", content: joined(webp, html), type: "image/webp", image: webp },
  ...[
    pngOf(width, height, pngChunk("tEXt", joined(ascii("Comment\x00"), html)), pngData, pngEnd),
    jpegWith(jpegSegment(0xfe, html)),
    jpegWith(jpegSegment(0xe1, joined(ascii("http://ns.adobe.com/xap/1.0/\x00"), svg))),
  ].map((content, index) => ({
    what: `a ${["PNG with a page in its text", "JPEG with a page in its comment", "JPEG with an SVG in its metadata"][index]}`,
    content,
    image: content,
  })),
  ...[
    ["a page by its name", "foto.html", "image/jpeg"],
    ["a page by what it is said to be", "foto.jpg", "text/html"],
    ["an SVG by what it is said to be", "foto.svg", "image/svg+xml"],
    ["of two endings", "foto.jpg.php", "image/jpeg"],
    ["said to be nonsense", "foto.jpg", "%00;;=,\u00ff"],
    ["said to be of two kinds", "foto.jpg", "image/jpeg, text/html"],
    ["called a path upwards", "../../../../etc/passwd", "image/jpeg"],
    ["called a path of Windows", "..\\..\\windows\\system32\\a.jpg", "image/jpeg"],
    ["called an absolute path", "/acme/files/0123456789abcdef0123456789abcdef.jpg", "image/jpeg"],
    ["called a path in percent signs", "%2e%2e%2f%2e%2e%2fa.jpg", "image/jpeg"],
    ["called with NUL", "a.php\u0000.jpg", "image/jpeg"],
    ["called with a line end", "a\r\nX-Inner-Files: [].jpg", "image/jpeg"],
    ["called with quotes", 'a";name="code".jpg', "image/jpeg"],
    ["called with markup", "<img src=x onerror=alert(1)>.jpg", "image/jpeg"],
    ["called with commands", "$(reboot)`reboot`;|&.jpg", "image/jpeg"],
    ["called with 5000 characters", `${"a".repeat(5000)}.jpg`, "image/jpeg"],
    ["called from right to left", "foto\u202egpj.exe", "image/jpeg"],
    ["called a device", "CON", "image/jpeg"],
    ["called a dot", ".", "image/jpeg"],
    ["called nothing", "", "image/jpeg"],
    ["called __proto__", "__proto__", "image/jpeg"],
  ].map(([what, filename, type]) => ({ what: `a JPEG ${what}`, content: jpeg, filename, type, image: jpeg })),
  { what: "a JPEG of exactly 10 MB", content: jpegOf(10 * 1024 * 1024), image: jpegOf(10 * 1024 * 1024) },
];
