import type { ServiceGrid } from '@atrium/contract/service-grids';

/** Frequently asked questions about a report, with answers (GRID-005). */
export function GridFaq({ faq }: Pick<ServiceGrid, 'faq'>) {
  return (
    <div className="grid max-w-measure gap-24 py-24">
      {faq.map(({ question, answer }) => (
        <section key={question}>
          <h2 className="text-heading-3">{question}</h2>
          <p className="mt-4 text-ink-2">{answer}</p>
        </section>
      ))}
    </div>
  );
}
