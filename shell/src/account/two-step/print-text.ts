/** Prints only a text, without the surrounding page. */
export function printText(text: string): void {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  document.body.append(frame);
  const page = frame.contentDocument;
  const paper = page?.createElement('pre');
  if (paper) {
    paper.textContent = text;
    page?.body.append(paper);
    frame.contentWindow?.print();
  }
  frame.remove();
}
