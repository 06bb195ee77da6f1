import { highlightOfLine, highlightsOf } from './highlights.ts';

const text = [
  'WEBVTT',
  '',
  '00:01.000 --> 00:04.000',
  'Ana: How do you test a service that you own?',
  '00:04.000 --> 00:09.000',
  'Mateus: I refactor with tests first, and every change goes through a code review.',
  'Mateus: We split the monolith into services behind a queue. That scaled well.',
  'Mateus: Yes, I explained it.',
].join('\n');

test('answers are quoted under their competency with their line, and questions are not', () => {
  const found = highlightsOf(text);
  const of = (competency: string) => found.filter((one) => one.competency === competency);
  expect(of('code_quality')).toEqual([
    {
      competency: 'code_quality',
      line: 6,
      text: 'I refactor with tests first, and every change goes through a code review.',
    },
  ]);
  expect(of('system_design').map(({ line }) => line)).toEqual([7]);
  expect(of('communication')).toEqual([]);
  expect(found.filter(({ line }) => line === 4)).toEqual([]);
});

test('a line marked by a user is quoted as it was said; a line without a speaker is not quoted', () => {
  expect(highlightOfLine(text, 'ownership', 8)).toEqual({
    competency: 'ownership',
    text: 'Yes, I explained it.',
    line: 8,
  });
  expect(highlightOfLine(text, 'ownership', 3)).toBeNull();
  expect(highlightOfLine(text, 'ownership', 99)).toBeNull();
});
