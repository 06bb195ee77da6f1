// Who changes their hours tells the interviews that they are to hold.
export { followAbsences } from '../interviews/cover-task.ts';
