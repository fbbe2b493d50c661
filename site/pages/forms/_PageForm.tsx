import type { ReactNode } from 'react'
import type { FormName } from '../../../contract/forms.ts'
import { CareerForm } from '../../features/careers/CareerForm.tsx'
import { ConsultationForm } from '../../features/consultation/ConsultationForm.tsx'
import { ContactForm } from '../../features/contact/ContactForm.tsx'
import { InternshipForm } from '../../features/internship/InternshipForm.tsx'
import { SubscribeBox } from '../../features/newsletter/SubscribeBox.tsx'
import { PartnershipForm } from '../../features/partnership/PartnershipForm.tsx'
import { QuoteForm } from '../../features/quote/QuoteForm.tsx'
import type { FormProps } from '../../form/FormShell.tsx'

interface PageFormProps extends Omit<FormProps, 'alone'> {
  name: FormName
  /** The desk that hires. */
  hiringMail: string
  /** What the message begins with: a sounding. */
  message?: string
}

/** One entry for each form: a form without its component does not compile. */
const COMPONENTS: Record<FormName, (props: Omit<PageFormProps, 'name'>) => ReactNode> = {
  quote: ({ choose, ...rest }) => <QuoteForm alone service={choose} {...rest} />,
  consultation: (props) => <ConsultationForm note="We use this only to answer you." {...props} />,
  contact: (props) => <ContactForm alone {...props} />,
  career: (props) => <CareerForm alone {...props} />,
  internship: (props) => <InternshipForm alone {...props} />,
  partnership: (props) => <PartnershipForm alone {...props} />,
  newsletter: ({ refusal }) => <SubscribeBox refusal={refusal} />,
}

/** The form of this name on the page that it has of its own, for a browser without script. */
export function PageForm({ name, ...props }: PageFormProps) {
  return COMPONENTS[name](props)
}
