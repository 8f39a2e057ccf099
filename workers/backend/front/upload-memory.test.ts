import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { beginUpload, type Upload } from "./upload-memory.ts";

const megabyte = 1024 * 1024;
const piece = megabyte / 8;

function sender(installation: string, person = 1) {
  return { installation, person: `${installation}/${person}` };
}

let open: Upload[];
beforeEach(() => {
  vi.useFakeTimers();
  open = [];
});
afterEach(() => {
  for (const upload of open) upload.end();
  vi.useRealTimers();
});

function begin(...of: Parameters<typeof sender>): Upload {
  const upload = beginUpload(sender(...of));
  open.push(upload);
  return upload;
}

/** An upload of which so many megabytes have come. */
function holding(megabytes: number, ...of: Parameters<typeof sender>): Upload {
  const upload = begin(...of);
  upload.hold(megabytes * megabyte);
  return upload;
}

/** Reads a piece that comes after so many milliseconds; says what became of it. */
function read(upload: Upload, milliseconds = 0) {
  const outcome = { after: Number.NaN, refusal: "" };
  const since = Date.now();
  const arrival = () => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
  const ended = upload.next(arrival).then(
    () => upload.hold(piece),
    (problem) => {
      outcome.refusal = `${problem.status} ${problem.message}`;
      upload.end();
    },
  );
  void ended.then(() => {
    outcome.after = Date.now() - since;
  });
  return outcome;
}

/** Somebody who reads piece by piece, each of which takes so many milliseconds, until it is refused or all has come. */
function send(upload: Upload, megabytes: number, milliseconds: number) {
  const outcome = { after: Number.NaN, refusal: "" };
  const since = Date.now();
  void (async () => {
    const arrival = () => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
    try {
      for (let left = megabytes * megabyte; left > 0; left -= piece) {
        await upload.next(arrival);
        upload.hold(piece);
      }
    } catch (problem) {
      outcome.refusal = problem instanceof Error ? problem.message : "";
    }
    upload.end();
    outcome.after = Date.now() - since;
  })();
  return outcome;
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

describe("files that are sent at the same time", () => {
  test("do not wait while they fit beside each other", async () => {
    const uploads = [1, 2, 3].map((person) => holding(10, "acme", person));
    const pieces = uploads.map((upload) => read(upload));
    await pass(0);
    expect(pieces).toEqual(Array(3).fill({ after: 0, refusal: "" }));
  });

  test("come one after another beyond 32 MB, in the order in which they began", async () => {
    const first = holding(20, "acme");
    const second = holding(12, "beta");
    const [one, other] = [read(first), read(second)];
    await pass(300);
    expect(one.after).toBe(0);
    expect(other.after).toBeNaN();
    first.end();
    await pass(200);
    expect(other).toEqual({ after: expect.any(Number), refusal: "" });
  });

  test("are refused where there was no memory for 20 s", async () => {
    const first = holding(20, "acme");
    const pieces = send(first, 20, 500);
    holding(12, "beta");
    const late = read(begin("studio"));
    await pass(19_900);
    expect(late.refusal).toBe("");
    await pass(200);
    expect(late).toEqual({ after: 20_000, refusal: "503 errors.busy" });
    expect(pieces.refusal).toBe("");
  });

  test("come as slowly as they do while nobody waits", async () => {
    const slow = send(begin("acme"), 20, 60_000);
    const beside = send(begin("beta"), 11, 1000);
    await pass(160 * 60_000);
    expect(slow).toEqual({ after: 160 * 60_000, refusal: "" });
    expect(beside.refusal).toBe("");
  });

  test("of one person are twenty at most", () => {
    for (let count = 0; count < 20; count += 1) begin("acme");
    expect(() => begin("acme")).toThrow("errors.many_uploads");
    begin("acme", 2);
    open[0]?.end();
    begin("acme");
  });
});

describe("while somebody waits", () => {
  test.each([
    ["one person of another agency", "acme", () => 1],
    ["one person of the same agency", "beta", () => 1],
    ["ten people of another agency", "acme", (index: number) => index],
  ])("ten slow uploads of %s leave room for the largest file", async (_, agency, personOf) => {
    const crowd = Array.from({ length: 10 }, (_, index) =>
      send(holding(3.2, agency, personOf(index + 1)), 16, 4000),
    );
    const other = send(begin("beta", 99), 20, 10);
    await pass(2000 + 160 * 10 + 500);
    expect(other.refusal).toBe("");
    expect(other.after).toBeLessThanOrEqual(2000 + 160 * 10 + 500);
    const refused = crowd.map(({ refusal }) => refusal);
    // The oldest are kept, as far as they are no more than a share.
    expect(refused).toEqual([...Array(3).fill(""), ...Array(7).fill("errors.many_uploads")]);
  });

  test("who sends several files gives way, and who sends one does not", async () => {
    const single = send(holding(5, "acme", 1), 1, 5000);
    const several = [1, 2, 3].map(() => send(holding(9, "acme", 2), 9, 5000));
    const other = read(begin("acme", 3));
    await pass(2600);
    expect(other).toEqual({ after: expect.any(Number), refusal: "" });
    expect(single.refusal).toBe("");
    expect(several.map(({ refusal }) => refusal)).toEqual(["", ...Array(2).fill("errors.many_uploads")]);
  });

  test("who has more than the share makes nobody give way", async () => {
    const few = [1, 2].map((person) => send(holding(8, "acme", person), 8, 5000));
    const many = [1, 2].map(() => send(holding(8, "beta"), 8, 5000));
    read(begin("beta"));
    await pass(19_000);
    expect([...few, ...many].map(({ refusal }) => refusal)).toEqual(Array(4).fill(""));
  });

  test("who sends less than 16 kB/s loses the turn, and who sends more does not", async () => {
    const slow = send(holding(16, "acme"), 4, 20_000);
    const other = send(holding(16, "beta"), 4, 100);
    await pass(9000);
    expect(slow.refusal).toBe("errors.slow_upload");
    const steady = send(holding(16, "acme"), 4, 7000);
    await pass(15_000);
    expect(steady.refusal).toBe("");
    expect(other).toEqual({ after: expect.any(Number), refusal: "" });
  });

  test("who broke off is in nobody's way", async () => {
    // Nobody ends them, and nothing says that they are there.
    for (const agency of ["acme", "studio"]) holding(16, agency).next(() => new Promise(() => undefined));
    vi.clearAllTimers();
    const other = read(begin("beta"));
    await pass(5400);
    expect(other.refusal).toBe("");
    expect(other.after).toBeLessThanOrEqual(5400);
  });
});
