/** Link with which the reader of an invitation answers it. */
export const answerLink = { link: { path: '/t/', token: 'calendar_response' } } as const;
