import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import './styles/desk.css'

// The browser would open a dropped file in the desk's place.
for (const kind of ['dragover', 'drop'] as const)
  addEventListener(kind, (event) => {
    if (!event.dataTransfer?.types.includes('Files')) return
    event.preventDefault()
    if (!(event.target as Element).closest('.composer')) event.dataTransfer.dropEffect = 'none'
  })

const root = document.getElementById('desk')
if (root)
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
