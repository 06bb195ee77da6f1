import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/** Processor time of a process in ms; from `ps`, in seconds, where there is no /proc. @param {number} pid */
function cpuOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    const text = execFileSync('ps', ['-o', 'time=', '-p', String(pid)], { encoding: 'utf8' });
    const parts = text.trim().split(/[:-]/).map(Number);
    return parts.reduce((sum, part) => sum * 60 + part, 0) * 1000;
  }
}

/** Resident memory in MB. @param {number} pid */
export function memoryOf(pid) {
  const text = execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return Number(text.trim()) / 1024;
}

/** The processes that a process has started. @param {number} pid @returns {number[]} */
export function childrenOf(pid) {
  const text = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  return text
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([, parent]) => parent === pid)
    .map(([own = 0]) => own);
}

/** Begins to measure; the function that it gives tells the ms of processor time since. @param {number[]} pids */
export function startCpu(pids) {
  const before = pids.map(cpuOf);
  return () => pids.map((pid, at) => cpuOf(pid) - (before[at] ?? 0));
}

/** What an idle platform needs: polls and heartbeats, in ms of processor time a second. */
const idle = 200;

/**
 * Waits until processes have next to nothing to do for six seconds, five minutes at most: what
 * follows a start, overdue jobs and a backlog are not what is measured.
 * @param {number[]} pids
 */
export async function untilIdle(pids) {
  const span = 2;
  for (let waited = 0, quiet = 0; waited < 300 && quiet < 3; waited += span) {
    const used = startCpu(pids);
    await pause(span * 1000);
    quiet = used().reduce((sum, ms) => sum + ms, 0) < span * idle ? quiet + 1 : 0;
  }
}

/**
 * Waits until a platform has handled what follows the changes so far (mails, notices, the index),
 * half an hour at most.
 * @param {string} origin
 */
export async function untilHandled(origin) {
  for (let waited = 0; waited < 1800; waited += 5) {
    const metrics = await (await fetch(`${origin}/metrics`)).text();
    if (/^muster_outbox_due 0$/m.test(metrics)) return;
    await pause(5000);
  }
}
