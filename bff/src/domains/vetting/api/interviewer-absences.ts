// Called after a user's hours change, to update their future interviews.
export { followAbsences } from '../interviews/cover-task.ts';
