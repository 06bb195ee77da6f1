import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Returns the CPU time of a process in ms; from `ps`, in whole seconds, without /proc. @param
 * {number} pid
 */
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

/** Returns the resident memory in MB. @param {number} pid */
export function memoryOf(pid) {
  const text = execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return Number(text.trim()) / 1024;
}

/** Returns the child processes of a process. @param {number} pid @returns {number[]} */
export function childrenOf(pid) {
  const text = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  return text
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([, parent]) => parent === pid)
    .map(([own = 0]) => own);
}

/**
 * Starts measuring; the returned function gives the ms of CPU time since then. @param {number[]}
 * pids
 */
export function startCpu(pids) {
  const before = pids.map(cpuOf);
  return () => pids.map((pid, at) => cpuOf(pid) - (before[at] ?? 0));
}

/** CPU time of an idle platform for polls and heartbeats, in ms per second. */
const idle = 200;

/**
 * Waits until processes are almost idle for six seconds, at most five minutes: work after a start,
 * overdue jobs and a backlog are not part of the measurement.
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
 * Waits until a platform has processed all effects of the changes so far (mails, notifications, the
 * index), at most half an hour.
 * @param {string} origin
 */
export async function untilHandled(origin) {
  for (let waited = 0; waited < 1800; waited += 5) {
    const metrics = await (await fetch(`${origin}/metrics`)).text();
    if (/^muster_outbox_due 0$/m.test(metrics)) return;
    await pause(5000);
  }
}
