import { defineMessages, useT } from '@muster/ui';

/** Texts of the question for interest. */
export const interestMessages = defineMessages('mfe-public-interest', {
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
  note: 'Message to us (optional)',
  yes: 'Yes, I am interested',
  no: 'No, thank you',
  nothingSent: 'We send nothing about you to the client before we have talked.',
  said: {
    yes: {
      title: 'You said yes',
      text: '{{agency}} has your answer and will contact you about the next step.',
    },
    no: {
      title: 'You said no',
      text: 'Thank you for telling us. {{agency}} will keep you in mind for other jobs.',
    },
    closed: {
      title: 'This question is closed',
      text: 'The job has changed in the meantime. Reply to the e-mail and {{agency}} will tell you more.',
    },
  },
});

/** Texts of the question. */
export const useInterestMessages = () => useT(interestMessages);
