interface DemoMessage {
  /** First part of the sender's address. */
  by: string;
  /** Days ago, and the hour. */
  at: readonly [days: number, hour: number];
  text: string;
  mentions?: readonly string[];
  removed?: true;
}

export interface DemoChat {
  kind: 'direct' | 'group' | 'candidate';
  title?: string;
  people: readonly string[];
  messages: readonly DemoMessage[];
  /** Number of last messages unread, by member. */
  unreadBy?: Readonly<Record<string, number>>;
}

/** Conversations of the demo users: colleagues with each other, with a client and a candidate. */
export const demoChats: readonly DemoChat[] = [
  {
    kind: 'group',
    title: 'Engineering searches',
    people: ['recruiter', 'vetter', 'team.lead', 'account.manager'],
    messages: [
      {
        by: 'team.lead',
        at: [6, 8],
        text: 'Three searches are older than 20 days. Let us look at them one by one this week.',
      },
      {
        by: 'recruiter',
        at: [6, 9],
        text: 'The backend one is waiting for feedback on two people. I asked again yesterday.',
      },
      {
        by: 'account.manager',
        at: [6, 10],
        text: 'I have a call with the client at 3. I will ask.',
      },
      {
        by: 'account.manager',
        at: [5, 14],
        text: '@Ana Kovač they want to see both. Can you find out when they have time next week?',
        mentions: ['recruiter'],
      },
      { by: 'recruiter', at: [5, 15], text: 'Both can do Tuesday and Wednesday after 14:00 CET.' },
      { by: 'vetter', at: [2, 9], text: 'One of them still needs the system design interview.' },
      {
        by: 'vetter',
        at: [2, 11],
        text: 'I booked it for Monday, 10:00. The scorecard will be ready the same day.',
      },
      { by: 'team.lead', at: [1, 9], text: 'Good. Then we submit both on Monday afternoon.' },
    ],
    unreadBy: { recruiter: 1 },
  },
  {
    kind: 'direct',
    people: ['recruiter', 'account.manager'],
    messages: [
      {
        by: 'account.manager',
        at: [3, 9],
        text: 'Lumera asks whether we could find a second React engineer by the end of the month.',
      },
      { by: 'recruiter', at: [3, 10], text: 'Same stack and the same level?' },
      {
        by: 'account.manager',
        at: [3, 11],
        text: 'The same stack. They would take an engineer with two years less.',
      },
      { by: 'recruiter', at: [3, 12], text: 'Wrong channel, sorry.', removed: true },
      {
        by: 'recruiter',
        at: [2, 8],
        text: 'I have four people in mind. I will send you a list today.',
      },
      {
        by: 'account.manager',
        at: [1, 15],
        text: 'They liked the list. Please call the second one first, and note what notice period applies.',
      },
    ],
    unreadBy: { recruiter: 1 },
  },
  {
    kind: 'direct',
    people: ['client.admin', 'account.manager'],
    messages: [
      {
        by: 'client.admin',
        at: [4, 12],
        text: 'Thank you for the two profiles. Is the first person free to start in January?',
      },
      {
        by: 'account.manager',
        at: [4, 13],
        text: 'Yes, from the second week of January. The notice period is already running.',
      },
      {
        by: 'client.admin',
        at: [1, 10],
        text: 'Then let us do a first interview this week. Thursday morning works for us.',
      },
    ],
    unreadBy: { 'account.manager': 1 },
  },
  {
    kind: 'direct',
    people: ['candidate', 'recruiter'],
    messages: [
      {
        by: 'recruiter',
        at: [3, 13],
        text: 'Good afternoon! Your profile is complete now. May I suggest you for a job in fintech?',
      },
      { by: 'candidate', at: [3, 16], text: 'That sounds good. Is it fully remote?' },
      {
        by: 'recruiter',
        at: [2, 9],
        text: 'Yes, with four hours of overlap with Berlin. I have put the details on your page.',
      },
      { by: 'candidate', at: [1, 17], text: 'I read them. I would like to go ahead.' },
    ],
    unreadBy: { recruiter: 1 },
  },
];
