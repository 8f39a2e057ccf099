/**
 * Has the buttons beside what a payer types copy it: a script that runs from its text (own-script.tsx). Without it they are not
 * there, and what stands beside them is selected by one press.
 */
export function copyOnPress(): void {
  const said = document.getElementById("copied");
  if (!said || !navigator.clipboard) return;
  for (const button of document.querySelectorAll<HTMLButtonElement>("button[data-copy]")) {
    const { copy = "" } = button.dataset;
    const [usual, done] = [button.textContent, said.dataset.done ?? ""];
    button.hidden = false;
    button.addEventListener("click", async () => {
      await navigator.clipboard.writeText(copy);
      button.textContent = done;
      said.textContent = `${button.getAttribute("aria-label")}: ${done}`;
      setTimeout(() => {
        button.textContent = usual;
        said.textContent = "";
      }, 2000);
    });
  }
}
