/** A drawing that waits: `run` draws, `signal` says that nobody wants it any more. */
interface Job {
  urgency: () => number;
  run: () => Promise<void>;
  signal: AbortSignal;
}

/**
 * Draws one thing at a time, the most urgent of those that wait first, so that the page under the reader's eyes never
 * stands behind its neighbours or the thumbnails. Urgency is asked anew each time: the reader moves on meanwhile.
 */
export class RenderQueue {
  #jobs: Job[] = [];
  #busy = false;
  #pausedUntil = 0;

  add(job: Job): void {
    this.#jobs.push(job);
    void this.#work();
  }

  /** Starts nothing for a while: pages that fly by are gone before they could be seen. */
  pause(milliseconds: number): void {
    this.#pausedUntil = performance.now() + milliseconds;
  }

  async #work(): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    // All that one render of the page asks for is in the queue before the first is chosen.
    await Promise.resolve();
    for (let next = await this.#next(); next; next = await this.#next()) {
      // A drawing that fails is its own page's matter.
      await next.run().catch(() => {});
    }
    this.#busy = false;
  }

  async #next(): Promise<Job | undefined> {
    for (
      let left = this.#pausedUntil - performance.now();
      left > 0;
      left = this.#pausedUntil - performance.now()
    )
      await new Promise((resolve) => setTimeout(resolve, left));
    return this.#take();
  }

  #take(): Job | undefined {
    this.#jobs = this.#jobs.filter(({ signal }) => !signal.aborted);
    const [first, ...others] = this.#jobs;
    if (!first) return undefined;
    let chosen = first;
    let least = first.urgency();
    for (const job of others) {
      const urgency = job.urgency();
      if (urgency < least) [chosen, least] = [job, urgency];
    }
    this.#jobs.splice(this.#jobs.indexOf(chosen), 1);
    return chosen;
  }
}
