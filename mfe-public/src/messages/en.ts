import { common } from '@muster/ui';

/** Texts for visitors with a link. */
export const en = {
  opening: 'Opening your link',
  retry: common.tryAgain,
  problem: {
    missing: {
      title: 'Open the link in your e-mail',
      text: 'This page opens links that come by e-mail. Find the e-mail on this device and tap its link again.',
    },
    invalid: {
      title: 'This link does not work',
      text: 'A part of it may be missing, a newer link may have taken its place, or it was opened on another device. Tap the link in the newest e-mail once more. If that does not help, reply to the e-mail.',
    },
    notOpen: {
      title: 'Open the link in your e-mail again',
      text: 'This page opens only from that link, and closes when it was not used for {{hours}} hours. If you typed something here, it is kept: after opening the link, come back to this window.',
    },
    expired: {
      title: 'This link has ended',
      titleOn: 'This link ended on {{date}}',
      text: 'Links are open for a limited time. Reply to the e-mail it came in and ask for a new one.',
    },
    revoked: {
      title: 'This link was closed',
      text: 'Plans may have changed, or a newer link was sent. Look for a newer e-mail; if there is none, reply to the one you have.',
    },
    used: {
      title: 'This link was already used',
      text: 'What it was for is done, so there is nothing left to do. If it was not you, reply to the e-mail and say so.',
    },
    wrongPerson: {
      title: 'This link is for someone else',
      titleFor: 'This link is for {{mail}}',
      text: 'You are signed in with another address. Sign out, then tap the link in the e-mail again.',
      textAs:
        'You are signed in as {{own}}. If both addresses are yours, sign out, then tap the link in the e-mail again.',
      signOut: common.signOut,
    },
    tooMany: {
      title: 'Too many tries',
      text: 'Wait a minute, then try again.',
      textIn_one: 'Wait {{count}} minute, then try again.',
      textIn_other: 'Wait {{count}} minutes, then try again.',
    },
    form: {
      expired: {
        title: 'This form has expired',
        text: 'The time for answering is over. What you answered is kept. Reply to the e-mail and ask {{agency}} for more time.',
      },
      revoked: {
        title: 'This form was closed by {{agency}}',
        text: 'You do not need to answer it with this link any more. If there is a newer e-mail, use its link; if you think this is a mistake, reply to {{agency}}.',
      },
      used: {
        title: 'You have submitted your answers',
        text: '{{agency}} has received them, so there is nothing left to do. If you want to add something, reply to the e-mail.',
      },
    },
    feedback: {
      expired: {
        title: 'The time for feedback is over',
        text: 'This link has expired. If you still want to say something, reply to the e-mail from {{agency}}.',
      },
      revoked: {
        title: 'Your feedback is no longer needed',
        text: '{{agency}} closed this link. If there is a newer e-mail, use its link; if you think this is a mistake, reply to {{agency}}.',
      },
      used: {
        title: 'You have given your feedback',
        text: '{{agency}} has received it, so there is nothing left to do. If you want to add something, reply to the e-mail.',
      },
    },
    decision: {
      expired: {
        title: 'The time to answer by this link is over',
        text: 'This link worked for seven days. Sign in to answer in your client area, or reply to the e-mail from {{agency}}.',
      },
      revoked: {
        title: 'There is nothing to answer any more',
        text: 'The candidate is no longer available, was decided on, or {{agency}} closed this link. Your client area says how things stand.',
      },
      used: {
        title: 'You have answered by this link',
        text: '{{agency}} has your answer. If you want to change it, sign in to your client area or reply to the e-mail.',
      },
    },
    hours: {
      expired: {
        title: 'The time to answer by this link is over',
        text: 'This link worked for seven days. Sign in to answer in your client area, or reply to the e-mail from {{agency}}.',
      },
      revoked: {
        title: 'There is nothing to answer by this link any more',
        text: 'The contractor is changing the hours, a newer e-mail has a newer link, or someone else approves them now. Your client area shows the present state; if you have questions, reply to {{agency}}.',
      },
      used: {
        title: 'You have answered by this link',
        text: '{{agency}} has your answer. If something is wrong with it, reply to the e-mail.',
      },
    },
    survey: {
      expired: {
        title: 'The time to answer is over',
        text: 'This link worked for three weeks. If you still want to say something, reply to the e-mail from {{agency}}.',
      },
      revoked: {
        title: 'Your answer is no longer needed',
        text: '{{agency}} closed this link, or a newer e-mail has a newer one. If you have questions, reply to {{agency}}.',
      },
      used: {
        title: 'You have answered',
        text: '{{agency}} has received it, so there is nothing left to do. If you want to add something, reply to the e-mail.',
      },
    },
    input: {
      expired: {
        title: 'The time to give your view is over',
        text: 'This link worked for two weeks. If you still want to say something, reply to the e-mail from {{agency}}.',
      },
      revoked: {
        title: 'Your view is no longer needed',
        text: '{{agency}} closed this link, a newer e-mail has a newer one, or someone else supervises the work now. If you have questions, reply to {{agency}}.',
      },
      used: {
        title: 'You have given your view',
        text: '{{agency}} has received it, so there is nothing left to do. If you want to add something, reply to the e-mail.',
      },
    },
    status: {
      expired: {
        title: 'This link no longer shows where you stand',
        text: 'It worked for 180 days. Reply to the last e-mail from {{agency}} and ask for the present state.',
      },
      revoked: {
        title: 'This link was closed',
        text: 'A newer e-mail from {{agency}} has a newer one, or your e-mail address was changed. If you have questions, reply to {{agency}}.',
      },
      used: {
        title: 'This link was closed',
        text: 'There is nothing left to follow. If you have questions, reply to the e-mail from {{agency}}.',
      },
    },
    failed: { title: 'The link could not be opened' },
  },
  code: {
    title: 'Confirm with a code',
    lead: 'We e-mail a code of six digits to {{mail}}. It is valid for ten minutes.',
    send: 'Send me a code',
    again: 'Send a new code',
    sent: 'A code is on its way to {{mail}}, valid until {{time}}.',
    field: 'Code',
    wrong_zero: 'This code is wrong or no longer valid. Ask for a new one.',
    wrong_one: 'This code is wrong. {{count}} try left.',
    wrong_other: 'This code is wrong. {{count}} tries left.',
  },
  purpose: {
    screening_form: 'Answer the screening questions',
    interview_schedule: 'Choose a time for your interview',
    interview_manage: 'Your interview',
    calendar_response: 'Answer the invitation',
    client_feedback: 'Give your feedback',
    application_decision: 'Decide on a candidate',
    signature: 'Sign a document',
    referral_invite: 'You were recommended',
    application_resume: 'Go on with your application',
    unsubscribe: 'Stop these e-mails',
    candidate_status: 'Where your application stands',
    interest: 'Tell us whether you are interested',
    job_request: 'Confirm your request',
    timesheet_approve: 'Approve a timesheet',
    evaluation_input: 'Your view on the work together',
    exit_survey: 'How the work together was',
  },
} as const;
