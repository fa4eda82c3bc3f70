/** A waiting drawing: `run` draws, `signal` cancels it. */
interface Job {
  urgency: () => number;
  run: () => Promise<void>;
  signal: AbortSignal;
}

/**
 * Runs one drawing at a time, the most urgent first, so that the current page never waits for its neighbours or the
 * thumbnails. Urgency is read again before each drawing, because the user scrolls meanwhile.
 */
export class RenderQueue {
  #jobs: Job[] = [];
  #busy = false;
  #pausedUntil = 0;

  add(job: Job): void {
    this.#jobs.push(job);
    void this.#work();
  }

  /** Starts no drawing for a while: pages scrolled past quickly would be gone before they could be seen. */
  pause(milliseconds: number): void {
    this.#pausedUntil = performance.now() + milliseconds;
  }

  async #work(): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    // Wait until all drawings of one React render are queued before choosing the first.
    await Promise.resolve();
    for (let next = await this.#next(); next; next = await this.#next()) {
      // The page handles the failure of its drawing.
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
