/**
 * The parts of the component library that an entry page draws, for builds that leave the library
 * itself out: the same elements under its stylesheet, without its theme, its styles made at run time
 * and what floats. An entry page that wants another part gets a build that fails, and the part here.
 */
import { cloneElement, type HTMLAttributes, type ReactElement } from 'react';
import { library } from './classes.ts';

export { ActionIcon } from './action-icon.tsx';
export { Button } from './button.tsx';
export { Loader } from './loader.tsx';
export { Select } from './select.tsx';
export { TextInput } from './text-input.tsx';

/** Further text about its child, shown by the browser. */
export function Tooltip(props: { label: string; children?: ReactElement<{ title?: string }> }) {
  return props.children ? cloneElement(props.children, { title: props.label }) : null;
}

/** For screen readers only. */
export const VisuallyHidden = (props: HTMLAttributes<HTMLSpanElement>) => (
  <span className={library.hidden} {...props} />
);
