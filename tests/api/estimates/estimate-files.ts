import type { Caller } from "#tests/support/installation.ts";
import { multipart, textParts } from "#tests/support/multipart.ts";
import { aClient, aProject, made } from "../arrange.ts";

/** An estimate of a project of its own; every installation has the person 1. */
export async function anEstimate(caller: Caller): Promise<{ id: number; version: number; revision: number }> {
  const client = await made(caller, "/customers", aClient());
  const project = await made(caller, "/projects", aProject({ client: client.id, project_manager: 1 }));
  return made(caller, "/estimates", { name: "Tāme", project_id: project.id });
}

interface SentFile {
  content: Uint8Array;
  filename?: string | undefined;
  type?: string | undefined;
  description?: string;
}

/** Adds files to an estimate. */
export const addFiles = (caller: Caller, estimate: number, ...files: SentFile[]) =>
  caller(
    "POST",
    `/estimates/${estimate}/files`,
    multipart([
      ...textParts({ description: files[0]?.description ?? "" }),
      ...files.map(({ content, filename = "fails.pdf", type = "application/pdf" }) => ({
        name: "file",
        content,
        filename,
        type,
      })),
    ]),
  );

/** The file that was added; anything but a 201 fails the test. */
export async function addedFile(caller: Caller, estimate: number, file: SentFile) {
  const answer = await addFiles(caller, estimate, file);
  if (answer.status !== 201) throw new Error(`The file was refused: ${answer.text}`);
  return answer.json().data;
}

export const filesOf = async (caller: Caller, estimate: number) =>
  (await caller("GET", `/estimates/${estimate}`)).json().data.files;
