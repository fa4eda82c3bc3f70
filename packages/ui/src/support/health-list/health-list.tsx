import type { HealthMark } from '@atrium/contract/health-rules';
import { useState, type ComponentProps } from 'react';
import { Button, Switch } from '../../controls/index.js';
import { State } from '../../data/index.js';
import { cn, RetryIcon, useFormats, useStrings, type StateName } from '../../foundations/index.js';
import { Empty, ErrorState, SkeletonRows } from '../../feedback/index.js';
import { Confirmation } from '../../overlays/index.js';

/** A service as shown in the list. */
export interface ServiceState {
  id: string;
  label: string;
  mark: HealthMark;
  /** The components it depends on, by their server name. */
  components: readonly { name: string; mark: HealthMark }[];
  /** Absent for services without a switch. */
  isAvailable?: boolean | undefined;
}

export interface HealthListProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Whether the health is loading, failed or ready. */
  state:
    | { status: 'loading' }
    | { status: 'error'; supportId?: string | undefined; onRetry: () => void; retrying?: boolean }
    | { status: 'ready'; services: readonly ServiceState[]; checkedAt: string };
  /** Reloads the health. */
  onCheckAgain: () => void;
  /** The health is being reloaded. */
  checking?: boolean;
  /** Called after confirmation; the dialog stays open until the promise settles and shows an error on rejection. */
  onSwitch: (id: string, isAvailable: boolean) => Promise<unknown>;
}

const MARKS: Record<HealthMark, StateName> = { OK: 'done', KO: 'refused', 'N/A': 'draft' };
const COMPONENTS = ['portal', 'database', 'files', 'events', 'site'] as const;
const isKnown = (name: string): name is (typeof COMPONENTS)[number] =>
  (COMPONENTS as readonly string[]).includes(name);

/** The services with their health and availability switch (SUP-004); switching requires confirmation (SUP-010). */
export function HealthList({
  state,
  onCheckAgain,
  checking = false,
  onSwitch,
  className,
  ...props
}: HealthListProps) {
  const t = useStrings();
  const formats = useFormats();
  if (state.status === 'loading') {
    return (
      <div className={cn('pt-56', className)} {...props}>
        <SkeletonRows rows={8} />
      </div>
    );
  }
  if (state.status === 'error') {
    const { status: _status, ...error } = state;
    return (
      <div className={cn('pt-12', className)} {...props}>
        <ErrorState title={t('support.health.failed')} {...error} />
      </div>
    );
  }
  const { services, checkedAt } = state;
  if (services.length === 0) {
    return (
      <div className={cn('pt-12', className)} {...props}>
        <Empty title={t('support.health.empty')} />
      </div>
    );
  }
  const count = (mark: HealthMark) => services.filter((service) => service.mark === mark).length;
  const off = services.filter((service) => service.isAvailable === false).length;
  return (
    <div className={className} {...props}>
      <div className="flex min-h-56 flex-wrap items-center justify-between gap-x-24 gap-y-8 py-8">
        <p className="text-body">
          <span role="status">
            <span className="font-semibold">
              {t('support.health.summary', { ok: count('OK'), ko: count('KO'), unknown: count('N/A') })}
            </span>
            {off > 0 ? ` · ${t('support.health.off', { count: off })}` : null}
          </span>
          {/* Outside the live region, because it changes with every check. */}
          <span className="text-ink-2">
            {' · '}
            {t('support.health.checkedAt', { time: formats.dateTime(checkedAt) })}
          </span>
        </p>
        <Button
          size="toolbar"
          icon={RetryIcon}
          busy={checking}
          busyLabel={t('support.health.checking')}
          onClick={onCheckAgain}
        >
          {t('support.health.checkAgain')}
        </Button>
      </div>
      <ul aria-label={t('support.health.list')} className="border-t border-line-ink">
        {services.map((service) => (
          <ServiceRow key={service.id} service={service} onSwitch={onSwitch} />
        ))}
      </ul>
    </div>
  );
}

function ServiceRow({ service, onSwitch }: { service: ServiceState } & Pick<HealthListProps, 'onSwitch'>) {
  const t = useStrings();
  const [isAsking, setIsAsking] = useState(false);
  // Kept in state while the dialog closes, so that its text does not change during the animation.
  const [wanted, setWanted] = useState(false);
  const { id, label, mark, components, isAvailable } = service;
  const words = `support.health.${wanted ? 'switchOn' : 'switchOff'}` as const;
  return (
    <li
      data-health={mark}
      className="grid min-h-row grid-cols-[72px_minmax(0,1fr)_auto] items-center gap-x-16 border-b border-line py-8"
    >
      <State name={MARKS[mark]} className={mark === 'N/A' ? undefined : 'font-medium'}>
        {mark}
      </State>
      <div className="min-w-0">
        <p className="text-body font-medium break-words">{label}</p>
        <p className="flex flex-wrap gap-x-12 text-caption text-ink-2">
          {components.map((component) => (
            <span key={component.name} className={cn(component.mark === 'KO' && 'text-negative-ink')}>
              {t('support.health.component', {
                name: isKnown(component.name)
                  ? t(`support.health.components.${component.name}`)
                  : component.name,
                mark: component.mark,
              })}
            </span>
          ))}
        </p>
      </div>
      {isAvailable === undefined ? null : (
        <div className="flex items-center gap-8">
          <span aria-hidden className="text-small text-ink-2 max-xs:sr-only">
            {t(isAvailable ? 'support.health.on' : 'support.health.offState')}
          </span>
          <Switch
            aria-label={t('support.health.switch', { service: label })}
            checked={isAvailable}
            onCheckedChange={(next) => {
              setWanted(next);
              setIsAsking(true);
            }}
          />
          <Confirmation
            open={isAsking}
            onOpenChange={setIsAsking}
            title={t(`${words}.title`, { service: label })}
            description={t(`${words}.text`)}
            confirmLabel={t(`${words}.confirm`)}
            cancelLabel={t(`${words}.cancel`)}
            busyLabel={t(`${words}.busy`)}
            error={t('support.health.switchFailed')}
            onConfirm={() => onSwitch(id, wanted)}
          />
        </div>
      )}
    </li>
  );
}
