import { useCallback, useEffect, useRef, useState } from "react";
import { refusalIn } from "#model/answer/answer.ts";
import { senderHere } from "./sender-here.ts";
import { sentBy } from "./sent-by.ts";
import { useLatest } from "./use-latest.ts";
import { useRevalidate } from "./use-revalidate.ts";

/** A file on its way up: waiting for its turn (here or at the server), so many percent of it gone, or failed and why. */
export interface Upload {
  /** Makes one write of a file that is sent again, as its answer was lost. */
  key: string;
  file: File;
  percent: number | null;
  /** A text key, or the backend's own words. */
  failure: string | null;
}

interface Options {
  /** What the form calls a file. */
  field: string;
  /** What is sent along with it. */
  texts?: () => Record<string, string>;
  /** What follows when a file has gone up. Without it the page is read again, and files go on when it is left. */
  whenSent?: () => void;
  /** What follows where the session has ended. Without it the file waits until its sender has signed in elsewhere. */
  whenSignedOut?: (file: File) => void;
}

/** Why a file has failed whose sender's session had ended. */
export const signedOut = "errors.signed_out";

/** Sends files to an address one after another, with progress. One that failed stays until it is tried again or let go. */
export function useUploads(address: string, options: Options) {
  const [uploads, setUploads] = useState<Upload[]>([]);
  const revalidate = useRevalidate();
  const isSending = useRef(false);
  const latest = useLatest(() => options);
  const underWay = useRef<XMLHttpRequest | null>(null);

  const change = useCallback(
    (key: string, fields: Partial<Upload>) =>
      setUploads((list) => list.map((upload) => (upload.key === key ? { ...upload, ...fields } : upload))),
    [],
  );
  const dismiss = useCallback(
    (key: string) => setUploads((list) => list.filter((upload) => upload.key !== key)),
    [],
  );
  const add = useCallback(
    (files: File[]) =>
      setUploads((list) => [
        ...list,
        ...files.map((file) => ({ key: crypto.randomUUID(), file, percent: null, failure: null })),
      ]),
    [],
  );

  useEffect(() => {
    const next = uploads.find(({ percent, failure }) => percent === null && failure === null);
    if (!next || isSending.current) return;
    isSending.current = true;
    const { field, texts } = latest();
    const form = new FormData();
    for (const [name, text] of Object.entries(texts?.() ?? {})) form.append(name, text);
    form.append(field, next.file);
    underWay.current = new XMLHttpRequest();
    const progress = (percent: number | null) => change(next.key, { percent });
    const sent = send(underWay.current, { address, form, key: next.key }, progress);
    void sent.then((failure) => {
      isSending.current = false;
      if (failure) change(next.key, { percent: null, failure });
      else dismiss(next.key);
      const { whenSent, whenSignedOut } = latest();
      // To read the page again would lead to the login, without the file.
      if (failure === signedOut) whenSignedOut?.(next.file);
      else if (!whenSent) revalidate();
      else if (!failure) whenSent();
    });
  }, [uploads, address, latest, change, dismiss, revalidate]);

  useEffect(
    () => () => {
      if (latest().whenSent) underWay.current?.abort();
    },
    [latest],
  );

  return { uploads, add, dismiss, retry: (key: string) => change(key, { percent: null, failure: null }) };
}

/** Milliseconds without anything going up after which a file is shown as waiting. */
const standsAfter = 3000;

/** Sends a form; answers what went wrong, or null. `fetch` cannot tell how much of a file has gone. */
function send(
  call: XMLHttpRequest,
  { address, form, key }: { address: string; form: FormData; key: string },
  progress: (percent: number | null) => void,
): Promise<string | null> {
  return new Promise((resolve) => {
    progress(0);
    let standing: ReturnType<typeof setTimeout>;
    call.upload.onprogress = ({ loaded, total }) => {
      progress(Math.floor((loaded / total) * 100));
      // Where many send at once the server takes one file after another, and nothing moves meanwhile.
      clearTimeout(standing);
      if (loaded < total) standing = setTimeout(() => progress(null), standsAfter);
    };
    call.onloadend = () => clearTimeout(standing);
    call.onload = () => {
      // Who is signed out meanwhile is led to another page, which arrives instead of an answer.
      const [path] = address.split("?");
      if (new URL(call.responseURL).pathname !== path) resolve(signedOut);
      else resolve(call.status === 200 ? null : messageIn(call.responseText));
    };
    call.onerror = () => resolve("errors.network");
    const sender = senderHere();
    call.open("POST", sender ? sentBy(address, sender) : address);
    call.setRequestHeader("Accept", "application/json");
    call.setRequestHeader("Idempotency-Key", key);
    call.send(form);
  });
}

function messageIn(text: string): string {
  try {
    return refusalIn(JSON.parse(text)).message ?? "errors.answer";
  } catch {
    return "errors.answer";
  }
}
