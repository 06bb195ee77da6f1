// What closes and opens accounts reaches the interviews of their people through this door.
export { followHost } from '../clock/cover-task.ts';
