/** Actions with a small dialog: a note, a day, a job. */
export const dialogActions = [
  'ask_interest',
  'mark_interested',
  'review',
  'recall',
  'request_interview',
  'unselect',
  'start_contracting',
  'contracting_fails',
  'move_to_job',
] as const;
export type DialogAction = (typeof dialogActions)[number];
