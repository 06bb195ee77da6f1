/** State of a goal; open goals carry over to the next evaluation. */
export const goalStates = ['open', 'done', 'dropped'] as const;
export type GoalState = (typeof goalStates)[number];

/** Actions on an evaluation, shown as buttons. */
export const evaluationActions = [
  'plan',
  'rate',
  'answer_self',
  'open_self_review',
  'start',
  'submit_self',
  'ask_input',
  'submit',
  'send_back',
  'share',
  'acknowledge',
  'cancel',
  'reopen',
] as const;
export type EvaluationActionName = (typeof evaluationActions)[number];
