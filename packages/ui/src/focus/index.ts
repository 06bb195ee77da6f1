export { ListFocus } from './list-focus.tsx';
