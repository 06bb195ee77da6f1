/** How a goal stands; what is open goes along to the next evaluation. */
export const goalStates = ['open', 'done', 'dropped'] as const;
export type GoalState = (typeof goalStates)[number];

/** What can be done with an evaluation, as its buttons. */
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
