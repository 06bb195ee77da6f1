/** Where demo people worked and learned; all of it is made up. */
export const employers = [
  'Pagou',
  'Mercado Sul',
  'Porto Digital Labs',
  'Ledgerly',
  'Quintal Seguros',
  'Norrsken Data',
  'Atlas Freight',
  'Bluefin Analytics',
  'Kite Health',
  'Tramway Media',
  'Solaris Energia',
  'Harbourlight',
  'Cedar Retail',
  'Orbita Travel',
  'Fjord Insurance',
  'Paperplane Games',
  'Lumen Learning',
  'Granite Bank',
  'Verde Foods',
  'Mistral Telecom',
] as const;

export const duties = [
  'Owned the settlement service and its on-call rota, in a team of six.',
  'Moved a monolith to services without a day of downtime.',
  'Built the reports that finance closes the month with.',
  'Cut the time of a deployment from an hour to six minutes.',
  'Mentored two juniors who lead teams of their own now.',
  'Ran the design reviews and wrote down what was decided.',
  'Brought accessibility of the booking flow to AA.',
  'Set up the data contracts between five teams.',
] as const;

/** As people write it themselves, newest first: what the suggestions find something to say about. */
export const wordyDuties = [
  'I rebuilt the settlement service with a team of six. The old one lost a few payments every month, and nobody could say which. I moved its jobs to Kafka, wrote the runbook for the night shift and taught two juniors to be on call. Finance closes the month in two days now.',
  'Responsible for building the reports that finance closes the month with.',
] as const;

export const schools = [
  ['Universidade Federal de Pernambuco', 'Computer science'],
  ['Universidad Nacional de Colombia', 'Systems engineering'],
  ['Universidad de Buenos Aires', 'Informatics'],
  ['Warsaw University of Technology', 'Electrical engineering'],
  ['Universidade do Porto', 'Software engineering'],
  ['Kyiv Polytechnic Institute', 'Applied mathematics'],
  ['Universidad de Chile', 'Industrial engineering'],
  ['Istanbul Technical University', 'Computer engineering'],
] as const;

/** `{name}`, `{title}`, `{years}` and `{skills}` are filled in. */
export const bioTexts = [
  {
    title: 'General bio',
    body: '<p>{name} is a {title} with {years} years behind them, most of it with {skills}.</p><p>Calm on call, clear in writing, and used to working with product people rather than for them.</p>',
  },
  {
    title: 'Fintech bio',
    body: '<p>{name} has built systems that move money: a {title} who reads a balance sheet before the code.</p><ul><li>{years} years of experience</li><li>{skills}</li><li>Used to audits and to explaining them</li></ul>',
  },
  {
    title: 'For start-ups',
    body: '<p>A {title} who is happy with an empty repository and an unclear brief. {name} brings {skills} and ships something on day three.</p>',
  },
] as const;
