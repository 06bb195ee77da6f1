/** What the component library lays beside a button, with all that this takes to find its place. */
export { Menu, Popover } from '@mantine/core';
