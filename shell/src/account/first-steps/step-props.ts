/** Props of a step, which reports when it is done, however it was completed. */
export type StepProps = { onDone: () => void };
