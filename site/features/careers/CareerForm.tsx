import { Fragment, useEffect, useRef } from 'react'
import type { Option } from '../../../contract/fields/field.ts'
import { offeredChoice } from '../../../contract/form.ts'
import { career, careerDialog } from '../../../contract/forms/career.ts'
import { type FormProps, FormShell } from '../../form/FormShell.tsx'
import { ChoiceField } from '../../form/fields/ChoiceField.tsx'
import { FileField } from '../../form/fields/FileField.tsx'
import { PhoneField } from '../../form/fields/PhoneField.tsx'
import { TextField } from '../../form/fields/TextField.tsx'
import { useChosen } from '../../form/fields/use-chosen.ts'
import { PrivacyNote } from '../../form/PrivacyNote.tsx'
import { sendApplication } from './send-application.ts'

interface CareerFormProps extends FormProps {
  /** In the dialog of a job, which asks for another kind of experience and adds that job's title. */
  dialog?: boolean
  /** On the page: the words of the three parts in which it may be filled in. */
  sittings?: readonly { title: string; text: string }[]
  /** Place, hours and experience of each job, by its title: the dialog's panel tells those of the chosen one. */
  facts?: Readonly<Record<string, string>>
}

/** The job application (specification 12.4), in its two shapes. */
export function CareerForm(props: CareerFormProps) {
  const { dialog = false, alone = false, choose, sittings, facts, ...page } = props
  const place = useRef<HTMLDivElement>(null)
  const chosen = useChosen(place, 'position')
  useEffect(() => {
    const lead = place.current?.closest('dialog')?.querySelector('.form-dialog-lead')
    const words = chosen && facts?.[chosen.value]
    if (lead && words) lead.textContent = words
  }, [chosen, facts])
  const ofJob = dialog || (page.refusal ? page.refusal.variant === careerDialog.variant : choose !== undefined)
  const form = ofJob ? careerDialog : career
  return (
    <div ref={place}>
      <FormShell
        {...page}
        form={form}
        place={dialog ? 'apply' : 'career'}
        inDialog={dialog && !alone}
        defaults={choose ? { position: choose } : undefined}
        chosen={chosen}
        send={sendApplication}
        intro={dialog ? 'Fields marked optional may stay empty.' : undefined}
        note={<PrivacyNote />}
      >
        {(field) => {
          const position = field('position')
          const experience = <ChoiceField {...field('experience')} prompt="Select experience" />
          const parts = [
            <Fragment key="you">
              <TextField {...field('fullName')} />
              <TextField {...field('email')} />
              <PhoneField {...field('phone')} />
              {ofJob && experience}
              <ChoiceField
                {...position}
                field={{
                  ...position.field,
                  // Until the script has come, the dialog may be any job's: shell.ts chooses it.
                  options:
                    dialog && !alone && !chosen
                      ? position.field.options
                      : positions(offeredChoice(form, 'position', chosen?.value) || position.initial),
                }}
                prompt="Select a position"
              />
            </Fragment>,
            <Fragment key="work">
              {!ofJob && experience}
              <ChoiceField {...field('noticePeriod')} prompt="Select notice period" />
              <TextField {...field('currentCompany')} />
              <TextField {...field('expectedSalary')} />
              <TextField {...field('linkedinProfile')} />
              <TextField {...field('portfolioUrl')} />
            </Fragment>,
            <Fragment key="words">
              <TextField {...field('coverLetter')} className="sm:col-span-2" />
              <FileField {...field('resume')} className="sm:col-span-2" />
            </Fragment>,
          ]
          if (!sittings) return <div className="grid gap-x-5 gap-y-6 sm:grid-cols-2">{parts}</div>
          return sittings.map(({ title, text }, index) => (
            <div
              key={title}
              className="grid gap-y-6 gap-x-12 pt-8 pb-10 border-t border-water-2 lg:grid-cols-[35%_minmax(0,1fr)]"
            >
              <div>
                <b className="as-heading text-figure leading-flat text-sea-text" aria-hidden="true">
                  {index + 1}
                </b>
                <h3 className="my-2 text-h4 max-lg:ml-3 max-lg:inline">{title}</h3>
                <p className="text-small text-muted">{text}</p>
              </div>
              <div className="grid gap-x-5 gap-y-6 sm:grid-cols-2">{parts[index]}</div>
            </div>
          ))
        }}
      </FormShell>
    </div>
  )
}

/** The four fixed positions, and the job whose dialog was opened (specification 12.4.13). */
function positions(chosen: string): readonly Option[] {
  const fixed = career.fields.position.options ?? []
  if (chosen === '' || fixed.some((option) => option.value === chosen)) return fixed
  return [{ value: chosen, label: chosen }, ...fixed]
}
