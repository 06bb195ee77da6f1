import { common, defineMessages, useT } from '@muster/ui';

/** Texts of the recording of a meeting. */
export const recordingMessages = defineMessages('mfe-public-meeting-recording', {
  ask: 'Record the sound',
  unable: 'This browser cannot record. Chrome, Edge and Firefox can.',
  form: {
    title: 'Ask to record the sound?',
    all: 'Everyone in the room is asked. Recording starts when all of them have agreed.',
    stops:
      'It stops at once when anyone no longer agrees, and pauses when another person comes in.',
    own: 'You agree to be recorded as well.',
    stay: 'Your browser records: keep this page open until the end.',
    confirm: 'Ask everyone',
    keep: 'Do not record',
  },
  question: {
    title: '{{name}} asks to record the sound',
    what: 'Recorded is what everyone in the room says, never pictures, chat or notes.',
    where_one:
      'It is kept with the candidate’s record at {{agency}}, for the people there who make the decision. No client hears it. It is deleted one day after the decision.',
    where_other:
      'It is kept with the candidate’s record at {{agency}}, for the people there who make the decision. No client hears it. It is deleted {{count}} days after the decision.',
    free: 'You are free to say no, and you can take your answer back at any time.',
    yes: 'I agree',
    no: 'I do not agree',
  },
  asked: {
    mine: 'You asked to record the sound. Nothing is recorded until everyone has agreed.',
    others: '{{name}} asks to record the sound. You agreed.',
    awaited: 'No answer yet: {{names}}',
    alone: 'Recording starts when another person is in the room.',
    stop: 'Do not record',
  },
  running: {
    title: 'Recording',
    mine: 'You are recording the sound. Everyone agreed.',
    others: '{{name}} is recording the sound. Everyone agreed.',
    elapsed: 'Recorded so far',
    stop: 'Stop recording',
    waiting: 'The connection is slow. What is recorded waits on this device.',
  },
  paused: {
    awaited: 'Recording is paused. No answer yet: {{names}}',
    away: 'Recording is paused until {{name}} is back.',
  },
  withdraw: 'I no longer agree',
  ended: {
    stopped: '{{by}} stopped the recording.',
    refused: '{{by}} does not agree. The sound is not recorded.',
    withdrawn: '{{by}} no longer agrees. Recording has stopped.',
    left: 'Recording has stopped: {{name}} has left.',
    failed: 'Recording has stopped: the browser of {{name}} could not go on.',
    over: 'Recording has stopped with the meeting.',
  },
  file: {
    none: 'Nothing was recorded.',
    arriving: 'What was recorded is being saved.',
    kept: 'What was recorded is on the candidate’s record.',
    lost: 'What was recorded could not be saved.',
  },
  aPerson: 'A participant',
  close: common.close,
});

export const useRecordingMessages = () => useT(recordingMessages);
