/**
 * Counts what is chosen as soon as it is: the page's one script, which runs from its text (choosing.tsx) and so knows nothing
 * but what stands in it. It sends the form as its button would, and takes over what was counted from the page that is answered.
 * Where that fails the button is shown again.
 */
export function followChoices(): void {
  const section = document.getElementById("choice");
  const button = section?.querySelector<HTMLElement>("[data-unscripted]");
  const failed = document.getElementById("choice-failed");
  if (!section || !button || !failed) return;
  button.hidden = true;
  let isSending = false;
  let isLate = false;

  const show = (hasFailed: boolean) => {
    button.hidden = !hasFailed;
    failed.hidden = !hasFailed;
  };

  async function count(): Promise<void> {
    if (isSending) {
      isLate = true;
      return;
    }
    isSending = true;
    isLate = false;
    try {
      const form = document.querySelector<HTMLFormElement>("form#accept");
      const body = new URLSearchParams();
      for (const [name, value] of new FormData(form ?? undefined))
        if (typeof value === "string") body.append(name, value);
      body.set("act", "choose");
      const answer = await fetch(location.href.split("#")[0] ?? "", { method: "POST", body });
      // Styles of a page that is only read would be refused, and told in the console.
      const text = (await answer.text()).replace(/<style.*?<\/style>/gs, "");
      const page = new DOMParser().parseFromString(text, "text/html");
      if (!answer.ok || !page.getElementById("choice-sums")) throw new Error(String(answer.status));
      // What was pressed meanwhile is counted next, and shown then.
      if (!isLate)
        for (const part of document.querySelectorAll("[data-counted]")) {
          const counted = page.getElementById(part.id);
          if (counted) part.replaceChildren(...counted.childNodes);
        }
      show(false);
    } catch {
      show(true);
    } finally {
      isSending = false;
      if (isLate) void count();
    }
  }

  section.addEventListener("change", () => void count());
}
