import type { QuestionFields } from '@muster/contracts';

type Extra = Partial<QuestionFields>;
export type DemoQuestion = Pick<QuestionFields, 'text'> & Extra;

/** An interview question: competency, weight, minutes and the ideal answer. */
const ask = (
  text: string,
  competency: string,
  weight: number,
  timeMinutes: number,
  idealAnswer: string,
): DemoQuestion => ({ text, competency, weight, timeMinutes, idealAnswer });

const commonInterview: readonly DemoQuestion[] = [
  ask(
    'Walk me through the project of the last two years that you are proudest of. What was your own part?',
    'Ownership',
    3,
    6,
    'Separates own work from the team’s; names the result in numbers; says what they would do differently.',
  ),
  ask(
    'Tell me about a disagreement with a product manager or client. How did it end?',
    'Communication',
    2,
    5,
    'Describes the other side fairly; looked for facts; the decision was followed even where it was not theirs.',
  ),
  ask(
    'You notice on Thursday that the Friday deadline cannot be met. What do you do?',
    'Ownership',
    2,
    4,
    'Tells people at once, offers a smaller scope or another date, does not hide behind others.',
  ),
  ask(
    'How do you work with a team that is five time zones away?',
    'Culture',
    1,
    4,
    'Writes decisions down, plans the shared hours, asks before being blocked.',
  ),
  ask(
    'Please explain your current system to me as if I were a new customer.',
    'English',
    2,
    5,
    'B2 or better: complete sentences, no long search for words, answers follow-up questions directly.',
  ),
];

const commonScreening: readonly DemoQuestion[] = [
  {
    text: 'Do you have a quiet workplace and a stable connection for video calls?',
    answerType: 'yes_no',
    competency: 'Communication',
    timeMinutes: 1,
    knockOut: { when: 'answer_is', values: ['no'] },
  },
  {
    text: 'How many hours a day can you overlap with 9:00 to 17:00 in New York?',
    help: 'Count the hours in which you could join a call.',
    answerType: 'number',
    min: 0,
    max: 8,
    competency: 'Communication',
    timeMinutes: 1,
    knockOut: { when: 'below', value: 3 },
  },
  {
    text: 'In English, please: what kind of team brings out your best work, and why?',

    answerType: 'long_text',
    maxLength: 1500,
    competency: 'English',
    weight: 2,
    timeMinutes: 6,
    idealAnswer: 'Reads as B2 or better without corrections; gives an example.',
  },
  {
    text: 'Please link to work that you may show: a repository, a talk, a portfolio.',
    answerType: 'url',
    required: false,
    competency: 'Technical',
    timeMinutes: 2,
  },
];

/** A question that candidates may answer in their own language. */
const tell = (text: string, idealAnswer: string, timeMinutes = 6): DemoQuestion => ({
  text,
  idealAnswer,
  timeMinutes,
  answerType: 'long_text',
  maxLength: 3000,
  weight: 3,
  competency: 'Technical',
  answerLanguage: 'own',
});

const choose = (text: string, options: string[]): DemoQuestion => ({
  text,
  options,
  answerType: 'multi_choice',
  competency: 'Technical',
  timeMinutes: 1,
});

const rate = (text: string): DemoQuestion => ({
  text,
  answerType: 'scale_1_5',
  competency: 'Technical',
  timeMinutes: 1,
});

interface DemoBank {
  interview: readonly DemoQuestion[];
  screening: readonly DemoQuestion[];
}

const technical = (rows: readonly (readonly [string, string])[]): DemoQuestion[] =>
  rows.map(([text, ideal], index) =>
    ask(text, index < 5 ? 'Technical' : 'Problem solving', index < 2 ? 5 : 3, 5, ideal),
  );

const bank = (
  rows: readonly (readonly [string, string])[],
  screening: readonly DemoQuestion[],
): DemoBank => ({
  interview: [...technical(rows), ...commonInterview],
  screening: [...commonScreening, ...screening],
});

/** Twelve interview questions and eight form questions for each pool, by the pool's name. */
export const demoBanks: Readonly<Record<string, DemoBank>> = {
  'Go backend': bank(
    [
      [
        'When do you use a channel and when a mutex?',
        'Channels hand over ownership, mutexes guard state; gives a case of each.',
      ],
      [
        'How do you find a goroutine leak in production?',
        'pprof goroutine profile, count over time, contexts that are never cancelled.',
      ],
      [
        'What does context.Context carry, and what does not belong in it?',
        'Deadlines and cancellation; request-scoped values only, never dependencies.',
      ],
      [
        'How do you design an API that clients can retry safely?',
        'Idempotency keys, stored answers, clear status codes.',
      ],
      [
        'How do you test code that talks to PostgreSQL?',
        'Real database in a container, transactions rolled back, few mocks.',
      ],
      [
        'Latency doubled after a deploy and nothing fails. What are your first three steps?',
        'Compares with the last build, looks at percentiles by endpoint, rolls back before root cause.',
      ],
      [
        'How would you split a service that has grown too large?',
        'By data ownership, one seam first, strangler pattern, measures before and after.',
      ],
    ],
    [
      tell(
        'Describe a concurrency bug that you fixed. How did you find it?',
        'A real bug with its cause, a tool such as the race detector, and a test.',
      ),
      choose('Which of these have you run in production?', [
        'PostgreSQL',
        'Kafka',
        'Redis',
        'gRPC',
        'Kubernetes',
      ]),
      rate('How well do you know Go’s standard library?'),
      {
        text: 'Write a function that returns the first duplicate in a slice of integers.',
        answerType: 'code',
        maxLength: 2000,
        competency: 'Technical',
        weight: 4,
        timeMinutes: 10,
        idealAnswer: 'A map as a set, one pass, handles the empty slice.',
      },
    ],
  ),
  'Senior React LATAM': bank(
    [
      [
        'When does a component render again, and how do you find out why?',
        'State, props, context, parent; the profiler, not guesses.',
      ],
      [
        'Where do you keep server data, and where interface state?',
        'A query cache for the server, local state near its use, the URL for what can be shared.',
      ],
      [
        'How do you make a table of 10,000 rows usable?',
        'Virtualised rows, paging on the server, stable keys, keyboard and screen reader in mind.',
      ],
      [
        'What do you test in a form, and with which tools?',
        'What people see and do with Testing Library; few end-to-end tests.',
      ],
      [
        'How do you keep a large bundle small?',
        'Measures first, splits by route, watches dependencies in CI.',
      ],
      [
        'A page is fast on your laptop and slow for customers. How do you proceed?',
        'Field data, throttled device, long tasks, network waterfall.',
      ],
      [
        'How would you move a class-based code base to hooks?',
        'Step by step beside features, tests first, no rewrite.',
      ],
    ],
    [
      tell(
        'Describe an accessibility problem that you fixed.',
        'Names who was blocked, the cause, how it was checked with a screen reader or keyboard.',
      ),
      choose('Which of these have you used for at least a year?', [
        'TypeScript',
        'Next.js',
        'Redux Toolkit',
        'TanStack Query',
        'Playwright',
      ]),
      rate('How well do you know CSS without a framework?'),
      {
        text: 'Which release of your own are you most comfortable discussing?',
        answerType: 'short_text',
        maxLength: 200,
        competency: 'Ownership',
        timeMinutes: 2,
      },
    ],
  ),
  'Data platforms': bank(
    [
      [
        'How do you make a pipeline safe to run twice?',
        'Idempotent writes, partitions replaced as a whole, a watermark.',
      ],
      [
        'When is a batch enough, and when do you need a stream?',
        'Asks for the decision that depends on it; cost of both.',
      ],
      [
        'How do you find out that data is wrong before the customer does?',
        'Tests on freshness, volume and distribution, with an owner for each alert.',
      ],
      [
        'How do you model slowly changing dimensions?',
        'Type 2 with validity, knows when type 1 is enough.',
      ],
      ['What makes a Spark job slow?', 'Skew, shuffles, small files; reads the plan.'],
      [
        'A dashboard shows two different revenues. How do you settle it?',
        'One definition in one place, lineage, agreement with the business.',
      ],
      [
        'How would you move a warehouse without stopping reports?',
        'Runs both, compares row by row, switches by domain.',
      ],
    ],
    [
      tell(
        'Describe a pipeline that failed at night. What did you change afterwards?',
        'Cause, repair, and a change that prevents the whole class of failure.',
      ),
      choose('Which warehouses have you worked with?', [
        'BigQuery',
        'Snowflake',
        'Redshift',
        'ClickHouse',
        'Databricks',
      ]),
      rate('How well do you know SQL window functions?'),
      {
        text: 'Write a query that returns the latest order of each customer.',
        answerType: 'code',
        maxLength: 2000,
        competency: 'Technical',
        weight: 4,
        timeMinutes: 8,
        idealAnswer: 'row_number over customer by date, or distinct on.',
      },
    ],
  ),
  'Cloud and reliability': bank(
    [
      [
        'How do you choose a service level objective?',
        'From what customers notice; an error budget that changes plans.',
      ],
      [
        'What happens between kubectl apply and a running pod?',
        'API server, scheduler, kubelet, image pull, probes.',
      ],
      [
        'How do you roll out a risky change?',
        'Canary, automatic rollback on metrics, feature flag.',
      ],
      [
        'How do you keep Terraform state healthy in a team?',
        'Remote state with locks, small modules, plans in review.',
      ],
      [
        'What do you put on a dashboard for people on call?',
        'Symptoms before causes, saturation, links to runbooks.',
      ],
      [
        'Half of the requests time out after a certificate renewal. Where do you look?',
        'Chain, SNI, clients with pinned certificates; rolls back first.',
      ],
      [
        'How do you run a review after an incident?',
        'Without blame, timeline, actions with owners and dates.',
      ],
    ],
    [
      tell(
        'Describe the worst incident that you led. What did you learn?',
        'Clear timeline, communication, a lasting change.',
      ),
      choose('Which clouds have you run in production?', [
        'AWS',
        'Google Cloud',
        'Azure',
        'Own data centre',
      ]),
      rate('How well do you know Linux networking?'),
      {
        text: 'Can you take part in an on-call rotation, one week in four?',
        answerType: 'yes_no',
        competency: 'Ownership',
        timeMinutes: 1,
        knockOut: { when: 'answer_is', values: ['no'] },
      },
    ],
  ),
  'Product design': bank(
    [
      [
        'Which research changed your mind about a design?',
        'A concrete finding, what was dropped, how it was shown to others.',
      ],
      [
        'How do you decide what belongs in a design system?',
        'Used three times, has an owner, documented states.',
      ],
      [
        'How do you design for a table on a phone?',
        'Asks what people decide with it; lists, priorities, not smaller columns.',
      ],
      [
        'How do you work with engineers before a design is done?',
        'Sketches early, asks about cost, shares files with states.',
      ],
      [
        'How do you check contrast and keyboard use?',
        'Tools and own hands; part of the definition of done.',
      ],
      [
        'Usage fell after your redesign. What now?',
        'Looks at which step, talks to people, ready to go back.',
      ],
      [
        'How do you choose between two good solutions?',
        'Criteria before opinions, cheapest test that can decide.',
      ],
    ],
    [
      tell(
        'Describe how you tested a design with people who use it.',
        'Number of people, tasks, what was changed.',
      ),
      choose('Which kinds of work do you want to do more of?', [
        'Research',
        'Interaction',
        'Visual design',
        'Design systems',
        'Prototyping',
      ]),
      rate('How well do you know Figma variables and components?'),
      {
        text: 'Please upload one case study.',
        help: 'Leave out what is confidential.',
        answerType: 'file',
        competency: 'Technical',
        weight: 4,
        timeMinutes: 3,
      },
    ],
  ),
  'Payments veterans': bank(
    [
      [
        'How do you make sure that a customer is never charged twice?',
        'Idempotency to the provider, ledger entries, reconciliation.',
      ],
      [
        'How do you represent money in code and in a database?',
        'Minor units or decimals with currency, rounding rules by currency.',
      ],
      [
        'How do you reconcile with a provider’s settlement file?',
        'Daily, matched by reference, differences owned by somebody.',
      ],
      [
        'Which part of PCI DSS have you worked with?',
        'Scope reduction, tokens, logs without card numbers.',
      ],
      ['How do you design a ledger?', 'Append-only double entry, balances derived, no updates.'],
      [
        'A provider is down on Black Friday. What does your system do?',
        'Routes to another, queues, tells the customer the truth.',
      ],
      [
        'How would you introduce a second provider?',
        'An adapter, a share of traffic, compares approval rates.',
      ],
    ],
    [
      tell(
        'Describe a payment failure that cost money. What did you change?',
        'The amount, the cause, the control that was added.',
      ),
      choose('Which providers have you integrated?', [
        'Adyen',
        'Stripe',
        'Worldpay',
        'PayPal',
        'Checkout.com',
      ]),
      rate('How well do you know the JVM’s memory model?'),
      {
        text: 'Since when have you worked on payment systems?',
        answerType: 'date',
        competency: 'Technical',
        timeMinutes: 1,
      },
    ],
  ),
};
