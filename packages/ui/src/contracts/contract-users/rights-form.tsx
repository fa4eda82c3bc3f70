import { useId, useRef, useState } from 'react';
import { DragArea, DragHandle, type BeginDrag, type DragMoment } from '../../controls/drag/index.js';
import { cn, useStrings } from '../../foundations/index.js';
import { assignList, isLinked, type UserDraft } from './user-draft.js';
import { ListSelect, RightSelect } from './user-fields.js';
import { useUsers } from './users-context.js';

/** Placeholder id for all legal entities, which are not a list. */
const ALL = '*';
/** Drop position while the pointer is over no service. */
const NOWHERE = 'nowhere';

interface RightsFormProps {
  rights: UserDraft['rights'];
  onRightsChange: (rights: UserDraft['rights']) => void;
  disabled?: boolean;
}

/**
 * The rights of one user by service: selects, and the lists of the contract, which are dragged onto a service to limit
 * the right to that list (CUSR-008, CUSR-009).
 */
export function RightsForm({ rights, onRightsChange, disabled = false }: RightsFormProps) {
  const t = useStrings();
  const { services, lists, words } = useUsers();
  const instructionsId = useId();
  const root = useRef<HTMLDivElement>(null);
  const [drag, setDrag] = useState<{ list: string; over: string | null } | null>(null);
  const targets = services.filter(isLinked);
  const chips = [ALL, ...lists.map(({ id }) => id)];
  const listOf = (id: string) => (id === ALL ? null : id);
  const serviceNode = (id: string) =>
    root.current?.querySelector<HTMLElement>(`[data-drop-service="${CSS.escape(id)}"]`);

  const begin: BeginDrag = (id, start) => {
    const chip = root.current?.querySelector<HTMLElement>(`[data-dragged-list="${CSS.escape(id)}"]`);
    const measure = () =>
      targets.map(({ serviceId }) => ({
        serviceId,
        box: serviceNode(serviceId)?.getBoundingClientRect(),
      }));
    let boxes = measure();
    // A keyboard drag starts at the first service; with a pointer it is over none yet.
    let over: string | null = start === null ? (targets[0]?.serviceId ?? null) : null;
    const position = () => ({ over: over ?? NOWHERE, key: over ?? NOWHERE });
    const go = (next: string | null) => {
      if (next !== over) {
        over = next;
        setDrag({ list: id, over });
      }
      return position();
    };
    const putDown = () => {
      setDrag(null);
      if (chip) chip.style.transform = '';
    };
    const target = () => targets.find(({ serviceId }) => serviceId === over);
    const list = words.list(listOf(id));
    setDrag({ list: id, over });
    return {
      start: position(),
      moveTo({ x, y }, hasScrolled) {
        if (hasScrolled) boxes = measure();
        if (chip && start) chip.style.transform = `translate(${x - start.x}px, ${y - start.y}px)`;
        const found = boxes.find(
          ({ box }) => box && x >= box.left && x <= box.right && y >= box.top && y <= box.bottom,
        );
        return go(found?.serviceId ?? null);
      },
      step({ key }) {
        const at = targets.findIndex(({ serviceId }) => serviceId === over);
        const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: targets.length - 1 }[key];
        if (next === undefined) return undefined;
        const service = targets[next];
        if (!service || next === at) return null;
        serviceNode(service.serviceId)?.scrollIntoView({ block: 'nearest' });
        return go(service.serviceId);
      },
      end() {
        putDown();
        const service = target();
        if (service) onRightsChange(assignList(rights, service, listOf(id)));
      },
      cancel: putDown,
      words(moment: DragMoment) {
        const service = target()?.serviceLabel;
        if (service === undefined && moment !== 'edge')
          return moment === 'dropped' || moment === 'cancelled'
            ? t('contractUsers.drag.cancelled')
            : undefined;
        return t(`contractUsers.drag.${moment}`, { list, service: service ?? '' });
      },
    };
  };

  return (
    <DragArea
      begin={begin}
      instructionsId={instructionsId}
      instructions={t('contractUsers.drag.instructions')}
    >
      <div ref={root}>
        {targets.length > 0 ? (
          <>
            <p className="mt-4 text-caption text-ink-2">{t('contractUsers.panel.dropHelp')}</p>
            <ul aria-label={t('contractUsers.panel.lists')} className="mt-8 flex flex-wrap gap-6">
              {chips.map((id) => {
                const list = words.list(listOf(id));
                return (
                  <li
                    key={id}
                    data-dragged-list={id}
                    className={cn(
                      'relative inline-flex h-28 max-w-full items-center gap-2 rounded-tag border border-line-2 bg-surface pr-8 text-small',
                      drag?.list === id && 'pointer-events-none z-1 shadow-1',
                    )}
                  >
                    <DragHandle
                      id={id}
                      disabled={disabled}
                      label={t('contractUsers.drag.handle', { list })}
                    />
                    <span className="truncate">{list}</span>
                  </li>
                );
              })}
            </ul>
          </>
        ) : null}
        <ul className="mt-12 border-t border-line-ink">
          {services.map((service) => {
            const isOver = drag?.over === service.serviceId;
            return (
              <li
                key={service.serviceId}
                data-drop-service={service.serviceId}
                data-drop-target={isOver || undefined}
                className={cn(
                  'border-b border-line px-4 py-10',
                  drag &&
                    isLinked(service) &&
                    'outline-1 -outline-offset-2 outline-dashed outline-line-control',
                  isOver && 'bg-brand-tint outline-brand',
                )}
              >
                <p className="text-small font-medium">{service.serviceLabel}</p>
                <div className="mt-6 grid gap-6">
                  <RightSelect {...{ service, rights, onRightsChange, disabled }} />
                  <ListSelect {...{ service, rights, onRightsChange, disabled }} />
                </div>
              </li>
            );
          })}
        </ul>
      </div>
    </DragArea>
  );
}
