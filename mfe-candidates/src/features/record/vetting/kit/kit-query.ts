/** Opens the kit of an interview in the place of the list of interviews. */
export const kitQuery = (interviewId: string) => ({ kit: interviewId });
