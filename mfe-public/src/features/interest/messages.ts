import { defineMessages, useT } from '@muster/ui';

/** Texts of the question whether a job is of interest. */
export const interestMessages = defineMessages('mfe-public-interest', {
  opening: 'Opening your link',
  unnamed: 'A client of ours',
  hours: '{{count}} hours a week',
  engagement: {
    full_time_contract: 'full-time contract',
    part_time_contract: 'part-time contract',
    hourly_project: 'project by the hour',
    contract_to_hire: 'contract to hire',
    permanent: 'permanent',
  },
  question: 'Would this interest you, {{name}}?',
  note: 'A word to us, if you like',
  yes: 'Yes, I am interested',
  no: 'No, thank you',
  nothingSent: 'Nothing about you goes to the client before we have talked.',
  said: {
    yes: {
      title: 'You said yes',
      text: '{{agency}} knows, and comes back to you with the next step.',
    },
    no: {
      title: 'You said no',
      text: 'Thank you for telling us. {{agency}} keeps you in mind for other jobs.',
    },
    closed: {
      title: 'This question does not stand any more',
      text: 'The job has moved on meanwhile. {{agency}} is glad to tell you more: answer the mail.',
    },
  },
});

/** The words of the question. */
export const useInterestWords = () => useT(interestMessages);
