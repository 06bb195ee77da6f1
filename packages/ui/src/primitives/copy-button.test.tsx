import { act, fireEvent, screen } from '@testing-library/react';
import { renderUi } from '../testing/render-ui.tsx';
import { CopyButton } from './copy-button.tsx';

const clipboard = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
const execCommand = Object.getOwnPropertyDescriptor(document, 'execCommand');

function restore(target: object, name: string, earlier: PropertyDescriptor | undefined) {
  Reflect.deleteProperty(target, name);
  if (earlier) Object.defineProperty(target, name, earlier);
}
afterEach(() => {
  restore(navigator, 'clipboard', clipboard);
  restore(document, 'execCommand', execCommand);
});

/** A browser on plain HTTP: it has no clipboard, but copies what is selected if it allows that. */
function onPlainHttp(allows: boolean) {
  Reflect.deleteProperty(navigator, 'clipboard');
  const selected: string[] = [];
  const copy = () => {
    const field = document.activeElement;
    if (field instanceof HTMLTextAreaElement) selected.push(field.value);
    return allows;
  };
  Object.defineProperty(document, 'execCommand', { value: copy, configurable: true });
  return selected;
}

async function press() {
  renderUi(<CopyButton value="ada@example.test" label="e-mail address" />);
  const button = screen.getByRole('button');
  act(() => button.focus());
  await act(async () => void fireEvent.click(button));
  return button;
}

test('copies on plain HTTP too, and leaves the focus on the button', async () => {
  const selected = onPlainHttp(true);
  const button = await press();
  expect(selected).toEqual(['ada@example.test']);
  expect(screen.getByRole('status')).toHaveTextContent('Copied');
  expect(button).toHaveFocus();
  expect(document.querySelector('textarea')).not.toBeInTheDocument();
});

test('does not claim to have copied what the browser refused', async () => {
  onPlainHttp(false);
  await press();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
