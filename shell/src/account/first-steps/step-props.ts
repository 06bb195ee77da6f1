/** What a step is drawn from: it says when it is done, however it got there. */
export type StepProps = { onDone: () => void };
