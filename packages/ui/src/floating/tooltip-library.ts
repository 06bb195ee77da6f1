/** Apart from `library.ts`: an entry page draws words about a value in its own way. */
export { Tooltip } from '@mantine/core';
