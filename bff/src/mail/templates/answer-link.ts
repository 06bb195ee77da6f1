/** By which the reader of an invitation says whether they come. */
export const answerLink = { link: { path: '/t/', token: 'calendar_response' } } as const;
