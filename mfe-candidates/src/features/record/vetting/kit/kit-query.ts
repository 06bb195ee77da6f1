/** Opens an interview's kit in place of the list of interviews. */
export const kitQuery = (interviewId: string) => ({ kit: interviewId });
