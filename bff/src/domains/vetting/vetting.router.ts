import {
  interviewKitEndpoints,
  scorecardEndpoints,
  transcriptEndpoints,
  vettingEndpoints,
  vettingInterviewEndpoints,
} from '@muster/contracts';
import type { Router } from 'express';
import type { Config } from '../../config.ts';
import { mount } from '../../http/mount.ts';
import { releaseSummary, withdrawSummary } from './client-summary/release-summary.ts';
import { bulkVetting } from './decisions/bulk-vetting.ts';
import { fail, hold, needMore, pass, resume, revoke, skipToInterview } from './decisions/decide.ts';
import { readVerdictMails } from './decisions/verdict-mail.ts';
import {
  askReschedule,
  cancelInterview,
  completeInterview,
  correctStatus,
  reopenInterview,
  startInterview,
} from './interviews/end-interview.ts';
import { listInterviewers } from './interviews/interviewers.ts';
import { readInvitation, sendInvitation } from './interviews/invitation.ts';
import { markNoShow } from './interviews/no-show.ts';
import { requestInterview } from './interviews/request-interview.ts';
import { scheduleInterview } from './interviews/schedule-interview.ts';
import { readOwnPreparations } from './kit/own-preparations.ts';
import { readKit } from './kit/read-kit.ts';
import { readInterview, readVetting } from './overview/show-vetting.ts';
import { beginReview } from './scorecards/begin-review.ts';
import { readEvidence } from './scorecards/read-evidence.ts';
import { deleteScorecard, readScorecard } from './scorecards/read-scorecard.ts';
import { readSummary } from './scorecards/summarise.ts';
import {
  amendScorecard,
  beginScorecard,
  saveScorecard,
  submitScorecard,
} from './scorecards/write-scorecard.ts';
import { addTranscript, readTranscript } from './transcripts/add-transcript.ts';
import { markHighlights } from './transcripts/mark-highlights.ts';
import { readTranscriptFile } from './transcripts/read-file.ts';
import {
  approveTranscript,
  deleteTranscript,
  editTranscript,
  summariseTranscript,
} from './transcripts/change-transcript.ts';

/** Serves decisions, interviews, scorecards and transcripts. */
export function vettingRoutes(router: Router, { config }: { config: Config }): void {
  mount(router, vettingEndpoints.bulk, bulkVetting);
  mount(router, vettingEndpoints.read, readVetting);
  mount(router, vettingEndpoints.mails, readVerdictMails(config));
  mount(router, vettingEndpoints.pass, pass);
  mount(router, vettingEndpoints.fail, fail);
  mount(router, vettingEndpoints.hold, hold);
  mount(router, vettingEndpoints.resume, resume);
  mount(router, vettingEndpoints.needMore, needMore);
  mount(router, vettingEndpoints.skipToInterview, skipToInterview);
  mount(router, vettingEndpoints.revoke, revoke);
  mount(router, vettingInterviewEndpoints.interviewers, listInterviewers);
  mount(router, vettingInterviewEndpoints.request, requestInterview);
  mount(router, vettingInterviewEndpoints.invitation, readInvitation(config));
  mount(router, vettingInterviewEndpoints.sendInvitation, sendInvitation);
  mount(router, vettingInterviewEndpoints.read, readInterview);
  mount(router, interviewKitEndpoints.read, readKit);
  mount(router, interviewKitEndpoints.own, readOwnPreparations);
  mount(router, vettingInterviewEndpoints.schedule, scheduleInterview);
  mount(router, vettingInterviewEndpoints.askReschedule, askReschedule);
  mount(router, vettingInterviewEndpoints.start, startInterview);
  mount(router, vettingInterviewEndpoints.complete, completeInterview);
  mount(router, vettingInterviewEndpoints.markNoShow, markNoShow);
  mount(router, vettingInterviewEndpoints.cancel, cancelInterview);
  mount(router, vettingInterviewEndpoints.reopen, reopenInterview);
  mount(router, vettingInterviewEndpoints.correctStatus, correctStatus);
  mount(router, scorecardEndpoints.begin, beginScorecard);
  mount(router, scorecardEndpoints.review, beginReview);
  mount(router, scorecardEndpoints.summary, readSummary);
  mount(router, scorecardEndpoints.evidence, readEvidence);
  mount(router, scorecardEndpoints.releaseSummary, releaseSummary);
  mount(router, scorecardEndpoints.withdrawSummary, withdrawSummary);
  mount(router, scorecardEndpoints.read, readScorecard);
  mount(router, scorecardEndpoints.save, saveScorecard);
  mount(router, scorecardEndpoints.submit, submitScorecard);
  mount(router, scorecardEndpoints.amend, amendScorecard);
  mount(router, scorecardEndpoints.delete, deleteScorecard);
  mount(router, transcriptEndpoints.read, readTranscript);
  mount(router, transcriptEndpoints.add, addTranscript);
  mount(router, transcriptEndpoints.readFile, readTranscriptFile);
  mount(router, transcriptEndpoints.highlight, markHighlights);
  mount(router, transcriptEndpoints.summarise, summariseTranscript);
  mount(router, transcriptEndpoints.edit, editTranscript);
  mount(router, transcriptEndpoints.approve, approveTranscript);
  mount(router, transcriptEndpoints.delete, deleteTranscript);
}
