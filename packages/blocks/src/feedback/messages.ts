import { defineMessages, useT } from '@muster/ui';

/** Texts of feedback for its author. */
const feedbackMessages = defineMessages('blocks-feedback', {
  criteria: 'How did it go?',
  technical: 'Technical skills',
  communication: 'Communication',
  fit: 'Fit with the team',
  rating: 'Overall',
  recommendation: 'Would you move forward with this candidate?',
  recommendations: { yes: 'Yes', no: 'No', unsure: 'Unsure' },
  comment: 'Comment',
  commentHelp: 'What convinced you, what did you miss?',
  private: 'Only for the agency and administrators of my company: other colleagues do not see it',
  shareable: 'The agency may tell the candidate a part of it, in its own words',
  isPrivate: 'Agency and administrators only',
  isShareable: 'May be shared in part',
  noComment: 'No comment',
  saving: 'Saving',
  saved: 'Draft saved',
  unsaved: 'Not saved yet',
  failed: 'The draft could not be saved. It stays on this page; check your connection.',
  elsewhere: 'You changed this on another device. Reload the page to see it.',
});

export const useFeedbackBlockMessages = () => useT(feedbackMessages);
